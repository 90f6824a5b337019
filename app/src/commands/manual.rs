//! `sandtable manual`: man pages and shell completions, made from the command's own definition.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Command as Definition, CommandFactory};
use clap_complete::Shell;

use crate::Cli;
use crate::failure::Failure;

/// Write man pages and shell completions into a folder.
#[derive(Args)]
pub struct Manual {
    /// The folder.
    folder: PathBuf,
}

impl Manual {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let at = |e: std::io::Error| Failure::bad_at(self.folder.display(), e);
        let (pages, shells) = (self.folder.join("man"), self.folder.join("completions"));
        for folder in [&pages, &shells] {
            fs::create_dir_all(folder).map_err(at)?;
        }
        let mut definition = Cli::command();
        for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
            clap_complete::generate_to(shell, &mut definition, "sandtable", &shells).map_err(at)?;
        }
        definition.build();
        let mut written = 0;
        page(&definition, "sandtable", &pages, &mut written).map_err(at)?;
        writeln!(out, "{}: {written} man pages, 3 completions", self.folder.display())?;
        Ok(())
    }
}

/// The page of a command, and those of its own commands.
fn page(
    definition: &Definition,
    name: &str,
    folder: &std::path::Path,
    written: &mut usize,
) -> std::io::Result<()> {
    // Names of commands last as long as the program, which ends with this.
    let own: &'static str = name.to_string().leak();
    let named = definition.clone().name(own).bin_name(name.replace('-', " "));
    let mut text = Vec::new();
    clap_mangen::Man::new(named).render(&mut text)?;
    fs::write(folder.join(format!("{name}.1")), text)?;
    *written += 1;
    for own in definition.get_subcommands().filter(|own| own.get_name() != "help") {
        page(own, &format!("{name}-{}", own.get_name()), folder, written)?;
    }
    Ok(())
}
