//! The doors: connections come in, none for ever, and a few at most from one address.

use std::future::Future;
use std::io::{self, ErrorKind, IoSlice};
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{Instant, Sleep};
use tower::ServiceExt;

use crate::limits::{Entered, Tally, neighbourhood};
use crate::server::Config;

/// The head of a request is there within this time, else the connection ends; also one that asks for nothing.
const HEAD: Duration = Duration::from_secs(15);
/// So long may a head be.
const HEAD_SIZE: usize = 64 << 10;
/// Whoever takes nothing of what is sent to him for so long is let go, and whoever falls so far behind so many bytes a second.
const TAKE: Duration = Duration::from_secs(30);
const LEAST: f64 = 4096.0;
/// Requests that are under way when the server ends have so long.
const LEAVE: Duration = Duration::from_secs(2);
/// After a failure to accept, such as too many open files.
const PAUSE: Duration = Duration::from_millis(50);
/// Descriptors that are not for connections: the store, files, the listener.
const RESERVED: u64 = 128;

/// Who may come in, and for how long.
pub struct Doors {
    /// All connections.
    room: Arc<Semaphore>,
    /// Those of each address; none behind a proxy, from whose address all come.
    each: Option<Arc<Tally<IpAddr>>>,
}

/// A connection's place, for as long as it lives: whoever takes the connection over takes its place too.
#[derive(Clone)]
pub struct Place {
    _held: Arc<(OwnedSemaphorePermit, Option<Entered<IpAddr>>)>,
}

/// A connection that waits for its reader, and not for ever: what is sent to him is held in memory.
struct Patient {
    stream: TcpStream,
    /// So long it waits at most.
    patience: Duration,
    /// So many bytes earn a second of it.
    least: f64,
    /// How long it still waits.
    left: Duration,
    /// Until when, while it does.
    until: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    fn new(stream: TcpStream, patience: Duration, least: f64) -> Patient {
        Patient { stream, patience, least, left: patience, until: None }
    }

    /// What came of writing; an error if it has been waited for long enough.
    fn waited(&mut self, c: &mut Context, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if let Poll::Ready(taken) = &written {
            if let Some(until) = self.until.take() {
                self.left = until.deadline().saturating_duration_since(Instant::now());
            }
            let earned = Duration::from_secs_f64(*taken.as_ref().unwrap_or(&0) as f64 / self.least);
            self.left = self.patience.min(self.left.saturating_add(earned));
            return written;
        }
        let until = self.until.get_or_insert_with(|| Box::pin(tokio::time::sleep(self.left)));
        until.as_mut().poll(c).map(|()| Err(ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(mut self: Pin<&mut Self>, c: &mut Context, buf: &mut ReadBuf) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(c, buf)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(mut self: Pin<&mut Self>, c: &mut Context, buf: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(c, buf);
        self.waited(c, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        c: &mut Context,
        bufs: &[IoSlice],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(c, bufs);
        self.waited(c, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, c: &mut Context) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(c)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, c: &mut Context) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(c)
    }
}

impl Doors {
    /// Doors for as many as the system lets us have.
    pub fn new(config: &Config) -> Doors {
        let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1024);
        let room = usize::try_from(files.saturating_sub(RESERVED).max(RESERVED)).unwrap_or(usize::MAX);
        let each = (!config.behind_proxy).then(|| Arc::new(Tally::new(config.limits.connections)));
        Doors { room: Arc::new(Semaphore::new(room.min(Semaphore::MAX_PERMITS))), each }
    }

    /// Lets connections in until `until` comes true, then lets requests end.
    ///
    /// # Errors
    /// If the listener is none.
    pub async fn keep(
        self,
        listener: TcpListener,
        router: Router,
        until: impl Future<Output = ()> + Send,
    ) -> std::io::Result<()> {
        listener.local_addr()?;
        let mut builder = Builder::new();
        builder.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(HEAD_SIZE);
        let ((leave, _), (cut, _)) = (watch::channel(()), watch::channel(()));
        let mut until = std::pin::pin!(until);
        loop {
            // A door that is full lets nobody in until somebody leaves.
            let coming = async { (self.room.clone().acquire_owned().await, listener.accept().await) };
            let (permit, came) = tokio::select! {
                () = &mut until => break,
                came = coming => came,
            };
            let (stream, peer) = match came {
                Ok(came) => came,
                Err(error) => {
                    tracing::warn!(%error, "nobody can come in");
                    tokio::time::sleep(PAUSE).await;
                    continue;
                }
            };
            let Ok(permit) = permit else { break };
            let entered = self.each.as_ref().map(|each| each.enter(neighbourhood(peer.ip())));
            if matches!(entered, Some(None)) {
                continue;
            }
            let place = Place { _held: Arc::new((permit, entered.flatten())) };
            // Answers are small and wanted at once.
            let _ = stream.set_nodelay(true);
            let service = router.clone().map_request(move |request: Request<hyper::body::Incoming>| {
                let mut request = request.map(axum::body::Body::new);
                request.extensions_mut().insert(ConnectInfo(peer));
                request.extensions_mut().insert(place.clone());
                request
            });
            let service = TowerToHyperService::new(service);
            let connection = builder
                .serve_connection(TokioIo::new(Patient::new(stream, TAKE, LEAST)), service)
                .with_upgrades();
            let (mut leaving, mut cut) = (leave.subscribe(), cut.subscribe());
            tokio::spawn(async move {
                let mut connection = std::pin::pin!(connection);
                let mut asked = false;
                let served = loop {
                    tokio::select! {
                        served = connection.as_mut() => break served,
                        _ = leaving.changed(), if !asked => {
                            connection.as_mut().graceful_shutdown();
                            asked = true;
                        }
                        _ = cut.changed() => return,
                    }
                };
                if let Err(error) = served {
                    // Who goes away in the middle of something is no fault of ours.
                    tracing::trace!(%error, "a connection ends");
                }
            });
        }
        drop(listener);
        // Connections that ask for nothing end at once, others when they are answered.
        leave.send_replace(());
        if tokio::time::timeout(LEAVE, leave.closed()).await.is_err() {
            tracing::info!("connections that do not end are cut");
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(3);

    /// A reader takes what is there, again and again after a while, of one who wants him to take so much a second. Is he given up
    /// before he has done so some forty times?
    async fn given_up(pause: Duration, least: f64) -> bool {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut reader = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let mut patient = Patient::new(listener.accept().await.unwrap().0, PATIENCE, least);
        let reading = async {
            let mut taken = vec![0; 8 << 20];
            for _ in 0..40 {
                tokio::time::sleep(pause).await;
                assert!(reader.read(&mut taken).await.unwrap() > 0);
            }
        };
        let writing = async {
            loop {
                if let Err(error) = patient.write_all(&[7; 4096]).await {
                    return error.kind();
                }
            }
        };
        tokio::select! {
            kind = writing => kind == ErrorKind::TimedOut,
            () = reading => false,
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn who_takes_nothing_or_too_little_is_let_go_and_who_takes_it_slowly_is_not() {
        let slow = PATIENCE / 20;
        let (nothing, slowly) = (given_up(20 * PATIENCE, 1.0), given_up(slow, 1.0));
        let too_little = given_up(slow, 1e12);
        assert_eq!(tokio::join!(nothing, slowly, too_little), (true, false, true));
    }
}
