//! Serves the toy of the core's tests in the browser, for the browser tests: `patrol ADDRESS DIR`. It is on no player's
//! shelf.

#[path = "../../core/tests/patrol/mod.rs"]
mod patrol;

use sandtable_server::{Config, Games, Limits, Server};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(address), Some(data_dir)) = (args.next(), args.next()) else {
        return Err("patrol ADDRESS DIR".into());
    };
    let games = Games::new().with::<patrol::PatrolBox>()?;
    let config = Config { data_dir: data_dir.into(), limits: Limits::NONE, ..Config::default() };
    let server = Server::open(games, config).await?;
    let listener = tokio::net::TcpListener::bind(address).await?;
    server.serve(listener, std::future::pending()).await?;
    Ok(())
}
