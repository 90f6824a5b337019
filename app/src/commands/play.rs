//! `sandtable play`: a game in the terminal, several people in turn on one chair.

use std::io::{BufRead, Write, stdin};
use std::path::PathBuf;

use clap::Args;
use sandtable_bots::{Commander, GameBox, Haste, Opponent, stream};
use sandtable_core::{Chance, Decision, Dice, Seat, Table, Viewer};

use super::record::secret;
use super::setup::Setup;
use super::table::{self, Voice};
use crate::failure::Failure;
use crate::files;

/// How many offers a prompt shows unasked.
const SHOWN: usize = 40;

const HELP: &str = "\
a number    choose the offer of that number
notation    play it, for example an offer's own line; actions are separated by ';'
offers      list the offers again, all of them
all         list every legal action
undo        take the last line back, as far as no die fell
position    print the position
record      print the record so far
help        print this
quit        leave the table";

/// Play in the terminal, people in turn on one chair, or against bots.
#[derive(Args)]
pub struct Play {
    /// The game's id.
    game: String,
    #[command(flatten)]
    setup: Setup,
    /// Who holds each seat (human, random, recruit, regular, veteran, elite), with commas between, or one for all.
    #[arg(long, default_value = "human")]
    seats: String,
    /// Makes the dice from a number, so that the same game can be had again.
    #[arg(long)]
    seed: Option<u64>,
    /// The language.
    #[arg(long, default_value = "en")]
    lang: String,
    /// Write the record there when the table is left.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Somebody in a chair.
enum Sitter {
    Human,
    Bot(Box<dyn Opponent>),
}

/// Who holds each seat.
fn sitters(game: &dyn GameBox, text: &str, seats: &[String], whim: u64) -> Result<Vec<Sitter>, Failure> {
    let named: Vec<_> = text.split(',').map(str::trim).collect();
    let named = if named.len() == 1 { vec![named[0]; seats.len()] } else { named };
    if named.len() != seats.len() {
        let (n, all) = (named.len(), seats.len());
        return Err(Failure::bad(format_args!(
            "--seats names {n} players, but there are {all} seats ({})",
            seats.join(", ")
        )));
    }
    let sitter = |(name, i): (&str, u64)| match name {
        "human" => Ok(Sitter::Human),
        _ => {
            let level: Commander = name.parse().map_err(Failure::bad)?;
            Ok(Sitter::Bot(game.opponent(level, Chance::quick(stream(whim, i)), &Haste::default())))
        }
    };
    named.into_iter().zip(1..).map(sitter).collect()
}

/// Prints what the log says since this seat last read it.
fn news(
    live: &dyn Table,
    seat: Seat,
    told: &mut [usize],
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let viewer = Viewer::seat(seat);
    let since = std::mem::replace(&mut told[usize::from(seat.0)], live.seq(viewer));
    for (_, entry) in live.log(viewer, since) {
        writeln!(out, "  {}", voice.say(&entry.text, live.board()))?;
    }
    Ok(())
}

/// Prints offers by number.
fn list(offers: &[(String, String)], out: &mut dyn Write) -> Result<(), Failure> {
    for (i, (label, line)) in offers.iter().enumerate() {
        writeln!(out, "{:>4}  {label}  ({line})", i + 1)?;
    }
    Ok(())
}

/// Asks a person until he has done something. False if he leaves.
fn human(
    live: &mut dyn Table,
    seat: Seat,
    name: &str,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<bool, Failure> {
    let viewer = Viewer::seat(seat);
    let scene = live.scene(viewer);
    let say = |text| voice.say(text, live.board());
    writeln!(out, "\n[{name}] {}, {}", say(&scene.turn), say(&scene.phase))?;
    for line in &scene.standing {
        writeln!(out, "  {}", say(line))?;
    }
    writeln!(out, "{}", say(&scene.prompt))?;
    let offers: Vec<_> = scene.offers.iter().map(|offer| (say(&offer.label), offer.line.clone())).collect();
    list(&offers[..offers.len().min(SHOWN)], out)?;
    if offers.len() > SHOWN {
        writeln!(out, "      and {} more: 'offers' lists them all", offers.len() - SHOWN)?;
    }
    loop {
        write!(out, "{name}> ")?;
        out.flush()?;
        let mut typed = String::new();
        if stdin().lock().read_line(&mut typed)? == 0 {
            writeln!(out, "\nThe table is left.")?;
            return Ok(false);
        }
        let line = match typed.trim() {
            "" => continue,
            "quit" | "exit" => {
                writeln!(out, "The table is left.")?;
                return Ok(false);
            }
            "help" | "?" => {
                writeln!(out, "{HELP}")?;
                continue;
            }
            "position" => {
                write!(out, "{}", live.shown(viewer))?;
                continue;
            }
            "record" => {
                write!(out, "{}", live.record().for_viewer(viewer))?;
                continue;
            }
            "offers" => {
                list(&offers, out)?;
                continue;
            }
            "all" => {
                for action in live.actions(seat) {
                    writeln!(out, "      {action}")?;
                }
                continue;
            }
            "undo" => match live.undo(seat) {
                Ok(_) => return Ok(true),
                Err(error) => {
                    writeln!(out, "{error}")?;
                    continue;
                }
            },
            number if number.bytes().all(|b| b.is_ascii_digit()) => {
                let chosen = number.parse::<usize>().ok().and_then(|n| offers.get(n.checked_sub(1)?));
                match chosen {
                    Some((_, line)) => line.as_str(),
                    None => {
                        writeln!(out, "There are {} offers.", offers.len())?;
                        continue;
                    }
                }
            }
            line => line,
        };
        match live.act(seat, line) {
            Ok(acted) => {
                if !acted.dropped.is_empty() {
                    writeln!(out, "Not played, since the line ended before: {}", acted.dropped.join("; "))?;
                }
                return Ok(true);
            }
            Err(error) => {
                let text = voice.say(&error.text(), live.board());
                writeln!(out, "{text} ({error})")?;
            }
        }
    }
}

impl Play {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let chosen = self.setup.choose(&self.game)?;
        let names = chosen.seats()?;
        let voice = Voice::new(chosen.game.as_ref(), &self.lang)?;
        let (secret, whim) = secret(self.seed)?;
        let mut sitters = sitters(chosen.game.as_ref(), &self.seats, &names, whim)?;
        let words = names.clone();
        let mut table = chosen.table(Dice::Fair { secret, words })?;
        writeln!(out, "{} ({}): 'help' says what can be typed.", self.game, chosen.scenario)?;
        let mut told = vec![0; names.len()];
        let mut reader = None;
        while let Decision::Ask(ask) = table.decision() {
            let people = ask.seats.iter().find(|seat| matches!(sitters[usize::from(seat.0)], Sitter::Human));
            let Some(seat) = people.or_else(|| ask.seats.iter().next()) else { break };
            let stays = match &mut sitters[usize::from(seat.0)] {
                Sitter::Bot(opponent) => {
                    let line = opponent.choose(table.as_ref(), seat);
                    let line = line.ok_or_else(|| Failure::failed("a bot has no legal action"))?;
                    table.act(seat, &line).map_err(Failure::failed)?;
                    true
                }
                Sitter::Human => {
                    reader = Some(seat);
                    news(table.as_ref(), seat, &mut told, &voice, out)?;
                    human(table.as_mut(), seat, &names[usize::from(seat.0)], &voice, out)?
                }
            };
            if !stays {
                break;
            }
        }
        let viewer = table::all_seeing(names.len());
        if let Some(over) = table.scene(viewer).over {
            if let Some(seat) = reader {
                news(table.as_ref(), seat, &mut told, &voice, out)?;
            }
            writeln!(out, "{}", voice.say(&over, table.board()))?;
        }
        if let Some(path) = &self.out {
            files::write(path, &table.record().to_string())?;
            writeln!(out, "The record is in {}.", path.display())?;
        }
        Ok(())
    }
}
