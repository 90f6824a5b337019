//! Order among people: what they report, who may only look on, and who is let in again.

use std::collections::HashMap;
use std::io::Write;

use clap::Subcommand;
use sandtable_server::Token;
use sandtable_server::store::{Ban, Report, Store};
use serde_json::json;

use super::{moment, now, person};
use crate::failure::Failure;

const DAY: i64 = 86_400_000;
/// A pass is good so long.
const PASS: i64 = DAY;

#[derive(Subcommand)]
pub(super) enum Task {
    /// List what people report of each other.
    Reports {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// A report is settled: it is taken away.
    Settle {
        /// Its id.
        report: String,
    },
    /// Let somebody look on, and no more.
    Ban {
        /// The person's name.
        name: String,
        /// For so many days; for good if not given.
        #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
        days: Option<u32>,
        /// Why, for whoever reads the list.
        #[arg(long, default_value = "")]
        why: String,
    },
    /// List those who are banned.
    Bans,
    /// Let somebody play again.
    Unban {
        /// The person's name.
        name: String,
    },
    /// Let somebody in who has lost password or secret: a link that is good once, for a day.
    LetIn {
        /// The person's name.
        name: String,
    },
}

impl Task {
    pub(super) async fn run(self, store: &dyn Store, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Task::Reports { json } => reports(store, json, out).await,
            Task::Settle { report } => match store.settle(&report).await.map_err(Failure::bad)? {
                true => Ok(writeln!(out, "Report {report} is settled.")?),
                false => Err(Failure::bad(format_args!("there is no report '{report}'"))),
            },
            Task::Ban { name, days, why } => {
                let (account, at) = (person(store, &name).await?.id, now());
                let until = days.map_or(i64::MAX, |days| at + i64::from(days) * DAY);
                store.ban(Ban { account, until, why, at }).await.map_err(Failure::bad)?;
                Ok(writeln!(out, "{name} may look on, {}.", term(until))?)
            }
            Task::Bans => {
                let names = names(store).await?;
                for ban in store.bans().await.map_err(Failure::bad)? {
                    let (name, since) = (named(&names, &ban.account.0), moment(ban.at));
                    writeln!(out, "{name:<26} since {since}, {}  {}", term(ban.until), ban.why)?;
                }
                Ok(())
            }
            Task::Unban { name } => {
                let account = person(store, &name).await?;
                match store.unban(&account.id).await.map_err(Failure::bad)? {
                    true => Ok(writeln!(out, "{name} may play again.")?),
                    false => Err(Failure::bad(format_args!("'{name}' is not banned"))),
                }
            }
            Task::LetIn { name } => {
                let (account, pass) = (person(store, &name).await?, Token::new());
                store.add_pass(&pass.digest(), &account.id, now() + PASS).await.map_err(Failure::bad)?;
                Ok(writeln!(out, "/#pass={}", pass.reveal())?)
            }
        }
    }
}

fn term(until: i64) -> String {
    if until == i64::MAX { "for good".into() } else { format!("until {}", moment(until)) }
}

/// The names of everybody, by id.
async fn names(store: &dyn Store) -> Result<HashMap<String, String>, Failure> {
    let people = store.accounts().await.map_err(Failure::bad)?;
    Ok(people.into_iter().map(|account| (account.id.0, account.name)).collect())
}

fn named<'a>(names: &'a HashMap<String, String>, id: &str) -> &'a str {
    names.get(id).map_or("?", String::as_str)
}

async fn reports(store: &dyn Store, as_json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let names = names(store).await?;
    let reports = store.reports().await.map_err(Failure::bad)?;
    if as_json {
        let view = |r: &Report| {
            json!({
                "report": r.id,
                "table": r.table,
                "by": named(&names, &r.reporter.0),
                "of": named(&names, &r.account.0),
                "text": r.text,
                "at": r.at,
            })
        };
        return Ok(writeln!(out, "{}", json!(reports.iter().map(view).collect::<Vec<_>>()))?);
    }
    for r in &reports {
        let (of, by) = (named(&names, &r.account.0), named(&names, &r.reporter.0));
        let text = r.text.replace('\n', " ");
        writeln!(out, "{} {} table {}: {of}, says {by}: {text}", r.id, moment(r.at), r.table)?;
    }
    Ok(())
}
