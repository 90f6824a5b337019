//! `sandtable render`: a position as a picture.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use sandtable_core::Table;
use sandtable_render::{Part, Picture};

use super::setup::Setup;
use super::show;
use super::table::{self, Placed};
use crate::failure::Failure;
use crate::shelf;

/// Draw the board and the pieces of a position as PNG.
///
/// Without a file it is the start of the game; with a record its last position, or that after a row; a position file will do too.
#[derive(Args)]
pub struct Render {
    /// The game.
    game: String,
    /// A record or a position.
    file: Option<PathBuf>,
    /// The picture to write.
    #[arg(long, value_name = "FILE")]
    png: PathBuf,
    /// Its width in pixels.
    #[arg(long, value_name = "N", default_value_t = 1600)]
    width: u32,
    /// By lamp rather than by day.
    #[arg(long)]
    dark: bool,
    /// The position after this row of the record; the last one if not given.
    #[arg(long, value_name = "ROW", requires = "file")]
    at: Option<usize>,
    /// The language of names and caption.
    #[arg(long, default_value = "en")]
    lang: String,
    #[command(flatten)]
    setup: Setup,
}

impl Render {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let game = shelf::open(&self.game, self.setup.data.as_deref())?;
        let voice = table::Voice::new(game.as_ref(), &self.lang)?;
        let table = self.table()?;
        let (board, header) = (table.board(), table.header());
        let scene = table.scene(table::all_seeing(header.seats.len()));
        let say = |text| voice.say(text, board);
        let mut caption = vec![format!("{}, {}", say(&scene.turn), say(&scene.phase))];
        caption.extend(scene.standing.iter().map(say));
        caption.extend(scene.over.iter().map(say));
        let picture = Picture {
            art: &game.art(),
            board,
            scene: &scene,
            name: &|place| voice.place(place),
            caption: &caption,
            width: self.width,
            dark: self.dark,
            part: Part::Whole,
        };
        let png = picture.png().map_err(|e| Failure::bad_at(&self.game, e))?;
        fs::write(&self.png, &png).map_err(|e| Failure::bad_at(self.png.display(), e))?;
        writeln!(out, "{}: {} pixels wide, {} bytes", self.png.display(), self.width, png.len())?;
        Ok(())
    }

    /// The table to draw.
    fn table(&self) -> Result<Box<dyn Table>, Failure> {
        let Some(path) = &self.file else {
            return show::lay(self.game.as_ref(), &self.game, Placed::default(), &self.setup);
        };
        let table = show::table(path, self.at, Some(&self.game), &self.setup)?;
        if table.header().game != self.game {
            let what = format!("a record of {}, not of {}", table.header().game, self.game);
            return Err(Failure::bad_at(path.display(), what));
        }
        match self.at {
            Some(at) if at >= table.rows().len() => {
                let last = table.rows().len().saturating_sub(1);
                Err(Failure::bad_at(path.display(), format!("there is no row {at}: the last one is {last}")))
            }
            _ => Ok(table),
        }
    }
}
