//! A private PostgreSQL in a temporary directory, from the system's packages.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;

/// A cluster that ends with this value.
pub struct Cluster {
    bin: PathBuf,
    dir: TempDir,
    databases: AtomicU32,
}

fn root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|o| o.stdout.starts_with(b"0\n"))
}

/// The programs of the newest version that is installed.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut found: Vec<PathBuf> = versions.flatten().map(|v| v.path().join("bin")).collect();
    found.retain(|bin| bin.join("initdb").exists());
    found.sort_by_key(|bin| {
        let version = bin.parent().and_then(Path::file_name).and_then(|v| v.to_str()?.parse::<u32>().ok());
        version.unwrap_or(0)
    });
    found.pop()
}

impl Cluster {
    /// Starts a cluster.
    ///
    /// # Panics
    /// If PostgreSQL is not installed: `make` sees to it.
    pub fn start() -> Cluster {
        let bin = programs().expect("PostgreSQL is not installed: apt-get install postgresql");
        let dir = tempfile::tempdir().unwrap();
        let cluster = Cluster { bin, dir, databases: AtomicU32::new(0) };
        if root() {
            // PostgreSQL does not run as root.
            let given = Command::new("chown").args(["-R", "postgres"]).arg(cluster.dir.path()).status();
            assert!(given.unwrap().success(), "chown postgres");
        }
        let data = cluster.dir.path().join("data");
        cluster.run(
            "initdb",
            &["--auth=trust", "--username=sandtable", "--no-sync", "-D", data.to_str().unwrap()],
        );
        let sockets = cluster.dir.path().to_str().unwrap();
        // Durable as in earnest: fsync stays on.
        let options =
            format!("-c listen_addresses= -c unix_socket_directories={sockets} -c max_connections=200");
        let log = cluster.dir.path().join("log");
        cluster.run(
            "pg_ctl",
            &["start", "-w", "-D", data.to_str().unwrap(), "-l", log.to_str().unwrap(), "-o", &options],
        );
        cluster
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let path = self.bin.join(program);
        let mut command = if root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        let status =
            command.args(arguments).current_dir("/").stdout(Stdio::null()).stderr(Stdio::null()).status();
        assert!(status.unwrap().success(), "{program} {arguments:?}");
    }

    /// A fresh database; its address.
    pub fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let host = self.dir.path().to_str().unwrap();
        self.run("createdb", &["-h", host, "-U", "sandtable", &name]);
        let host = host.replace('/', "%2F");
        format!("postgres://sandtable@{host}/{name}")
    }
}

impl Cluster {
    /// A fresh database with what a file of SQL says; its address.
    pub fn database_of(&self, sql: &Path) -> String {
        let url = self.database();
        let name = url.rsplit('/').next().unwrap();
        // PostgreSQL's own user may not read where the source is.
        let copy = self.dir.path().join(format!("{name}.sql"));
        std::fs::copy(sql, &copy).unwrap();
        let (host, copy) = (self.dir.path().to_str().unwrap(), copy.to_str().unwrap());
        self.run("psql", &["-h", host, "-U", "sandtable", "-v", "ON_ERROR_STOP=1", "-q", "-f", copy, name]);
        url
    }
}

impl Cluster {
    /// Halts all its processes: it is there, and answers nobody until this is dropped.
    pub fn hang(&self) -> Hung {
        let kept = std::fs::read_to_string(self.dir.path().join("data/postmaster.pid")).unwrap();
        let first = kept.lines().next().unwrap().to_string();
        let mut all = vec![first.clone()];
        signal("STOP", &all);
        for process in std::fs::read_dir("/proc").unwrap().flatten() {
            let Ok(stat) = std::fs::read_to_string(process.path().join("stat")) else { continue };
            let parent = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1));
            if parent == Some(first.as_str()) {
                all.push(process.file_name().to_string_lossy().into_owned());
            }
        }
        signal("STOP", &all);
        Hung(all)
    }
}

/// The processes of a database that hangs.
pub struct Hung(Vec<String>);

impl Drop for Hung {
    fn drop(&mut self) {
        signal("CONT", &self.0);
    }
}

fn signal(name: &str, processes: &[String]) {
    let sent = Command::new("kill").arg(format!("-{name}")).args(processes).status();
    assert!(sent.is_ok_and(|status| status.success()), "kill -{name}");
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.dir.path().join("data");
        self.run("pg_ctl", &["stop", "-m", "immediate", "-D", data.to_str().unwrap()]);
    }
}
