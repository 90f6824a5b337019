//! Serves the toy of the core's tests in the browser, for the browser tests: `patrol ADDRESS DIR`. It is on no player's
//! shelf. Its clock is ahead by the milliseconds that the file `ahead` in that folder says, if there is one.

#[path = "../../core/tests/patrol/mod.rs"]
mod patrol;

use std::path::PathBuf;

use sandtable_server::{Clock, Config, Games, Limits, Server};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(address), Some(data_dir)) = (args.next(), args.next()) else {
        return Err("patrol ADDRESS DIR".into());
    };
    let games = Games::new().with::<patrol::PatrolBox>()?;
    let data_dir = PathBuf::from(data_dir);
    let file = data_dir.join("ahead");
    let ahead = move || std::fs::read_to_string(&file).ok().and_then(|text| text.parse().ok()).unwrap_or(0);
    let clock = Clock::new(move || Clock::default().now() + ahead());
    let config = Config { data_dir, limits: Limits::NONE, clock, ..Config::default() };
    let server = Server::open(games, config).await?;
    let listener = tokio::net::TcpListener::bind(address).await?;
    server.serve(listener, std::future::pending()).await?;
    Ok(())
}
