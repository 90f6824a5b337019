//! The commands, one file each.

mod admin;
mod case;
mod check;
mod coverage;
mod games;
mod handbook;
mod ladder;
mod lesson;
mod manual;
mod mine;
mod new;
mod odds;
mod play;
mod plot;
mod puzzle;
mod record;
mod render;
mod replay;
mod review;
mod rules;
mod serve;
mod setup;
mod show;
mod sim;
mod table;
mod train;
mod verify;

use std::io::Write;

use clap::Subcommand;

use crate::failure::Failure;

/// What to do.
#[derive(Subcommand)]
pub enum Command {
    Serve(serve::Serve),
    Admin(admin::Admin),
    Games(games::Games),
    New(new::New),
    Play(play::Play),
    Sim(sim::Sim),
    Ladder(ladder::Ladder),
    Train(train::Train),
    Record(record::Record),
    Replay(replay::Replay),
    Review(review::Review),
    Verify(verify::Verify),
    Show(show::Show),
    Render(render::Render),
    Rules(rules::Rules),
    Odds(odds::Odds),
    Case(case::Case),
    Lesson(lesson::Lesson),
    Puzzle(puzzle::Puzzle),
    Mine(mine::Mine),
    Check(check::Check),
    Coverage(coverage::Coverage),
    Manual(manual::Manual),
}

impl Command {
    /// Does it.
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Command::Serve(command) => command.run(out),
            Command::Admin(command) => command.run(out),
            Command::Games(command) => command.run(out),
            Command::New(command) => command.run(out),
            Command::Play(command) => command.run(out),
            Command::Sim(command) => command.run(out),
            Command::Ladder(command) => command.run(out),
            Command::Train(command) => command.run(out),
            Command::Record(command) => command.run(out),
            Command::Replay(command) => command.run(out),
            Command::Review(command) => command.run(out),
            Command::Verify(command) => command.run(out),
            Command::Show(command) => command.run(out),
            Command::Render(command) => command.run(out),
            Command::Rules(command) => command.run(out),
            Command::Odds(command) => command.run(out),
            Command::Case(command) => command.run(out),
            Command::Lesson(command) => command.run(out),
            Command::Puzzle(command) => command.run(out),
            Command::Mine(command) => command.run(out),
            Command::Check(command) => command.run(out),
            Command::Coverage(command) => command.run(out),
            Command::Manual(command) => command.run(out),
        }
    }
}
