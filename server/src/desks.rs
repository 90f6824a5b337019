//! The desks: threads at which everything is done that tables ask for. The threads that serve connections never wait for
//! rules that think, and rules that fall over take nobody with them.

use std::future::Future;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinSet;

use crate::error::Error;
use crate::hall::heavy::Asker;
use crate::server::App;

/// More desks than cores: where some think long, the system gives the others their share.
const EACH: usize = 4;

/// The threads.
pub struct Desks(Option<Runtime>);

impl Desks {
    /// A few for each core.
    ///
    /// # Errors
    /// If the system gives no threads.
    pub fn new() -> std::io::Result<Desks> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = (cores * EACH).clamp(8, 64);
        let mut desks = Builder::new_multi_thread();
        // What is read and replayed for them waits in line: a thread that was there keeps the memory that it once needed, and
        // with longer logs they need more.
        desks.worker_threads(threads).max_blocking_threads(threads);
        Ok(Desks(Some(desks.thread_name("desk").enable_all().build()?)))
    }

    /// Has something done at a desk. If nobody waits for it any more, it is left.
    ///
    /// # Errors
    /// If it falls over.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, Error> {
        let closed = || Error::Broken("the desks are closed".into());
        let desks = self.0.as_ref().ok_or_else(closed)?;
        // Whatever is in a set ends with it.
        let mut working = JoinSet::new();
        working.spawn_on(work, desks.handle());
        let done = working.join_next().await.ok_or_else(closed)?;
        done.map_err(|e| Error::Broken(e.to_string()))
    }
}

impl Drop for Desks {
    fn drop(&mut self) {
        // It may be a task that lets go of it, which must not wait.
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

/// Has a request answered at a desk.
pub async fn at_desk(State(app): State<App>, request: Request, next: Next) -> Response {
    let done = app.desks.run(Asker::lets(Asker::here(), next.run(request))).await;
    done.unwrap_or_else(|error| error.into_response())
}
