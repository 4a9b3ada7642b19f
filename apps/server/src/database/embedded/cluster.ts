import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type ListenOptions } from 'node:net';
import { platform } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { fileExists } from '../../lib/file-exists.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { postgresIdentity, type Identity } from './identity.ts';
import { isAlive, withFileLock } from './lock.ts';
import { readState, writeState, type ClusterState } from './state.ts';

const user = 'office';
/** Role of the server. Cannot change the schema or existing audit log entries. */
export const serverRole = 'office_server';
const defaultDatabase = 'office';
const loopback = '127.0.0.1';

/** Maximum time for PostgreSQL to end the sessions of closed connections, in milliseconds. */
const closedSessionTimeout = 2000;

/** Maximum length of the path of a Unix socket in bytes: 103 on macOS, 107 on Linux. */
const maxSocketPath = 103;

export interface ClusterOptions {
  /** Folder for the cluster, its state and its log. Created if missing. */
  dataDir: string;
  /** Extra server settings, for tests only: `fsync=off` loses data in a crash. */
  settings?: Record<string, string>;
  binaries?: Binaries;
}

export interface Cluster {
  url(database?: string): string;
  ownerUrl(database?: string): string;
  origin: 'started' | 'reused';
  port: number;
  revive(): Promise<void>;
  /**
   * Stops the cluster if this process owns it, or its owner is gone and there are no connections.
   * Call it after closing this process's own connections.
   */
  release(): Promise<'stopped' | 'left running'>;
}

/** Starts PostgreSQL, or reuses the instance that another or a killed process left running. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const dataDir = path.resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });
  const binaries = options.binaries ?? (await findBinaries());
  const identity = postgresIdentity([dataDir, binaries.postgres]);
  const control = new ClusterControl(dataDir, binaries, identity, options.settings ?? {});
  return withFileLock(path.join(dataDir, 'postgres.lock'), () => control.open());
}

const socketName = (port: number) => `.s.PGSQL.${port}`;

/** Returns the folder for the Unix socket, or null if connections must use TCP. */
function socketFolderOf(root: string): string | null {
  const folder = path.join(root, 'postgres-socket');
  const length = Buffer.byteLength(path.join(folder, socketName(65_535)));
  // The setting is a list in which other characters need quotes.
  const isPlain = /^[\w./-]+$/.test(folder);
  return platform() !== 'win32' && length <= maxSocketPath && isPlain ? folder : null;
}

class ClusterControl {
  readonly #root: string;
  readonly #data: string;
  readonly #socketFolder: string | null;
  readonly #stateFile: string;
  readonly #logFile: string;
  readonly #binaries: Binaries;
  readonly #identity: Identity;
  readonly #settings: Record<string, string>;

  constructor(
    root: string,
    binaries: Binaries,
    identity: Identity,
    settings: Record<string, string>,
  ) {
    this.#root = root;
    this.#data = path.join(root, 'postgres');
    this.#socketFolder = socketFolderOf(root);
    this.#stateFile = path.join(root, 'postgres.json');
    this.#logFile = path.join(root, 'postgres.log');
    this.#binaries = binaries;
    this.#identity = identity;
    this.#settings = settings;
  }

  async open(): Promise<Cluster> {
    const state = await readState(this.#stateFile);
    if (!(await fileExists(path.join(this.#data, 'PG_VERSION')))) await this.#initialise(state);

    const running = await this.#findRunning(state);
    const port = running ?? (await this.#start(state));
    const ownerLives = state.ownerPid !== null && isAlive(state.ownerPid);
    const ownerPid = running !== null && ownerLives ? state.ownerPid : process.pid;
    await writeState(this.#stateFile, { ...state, port, ownerPid });
    await ensureDatabase(this.#url(state, port, 'postgres'), serverPassword(state));
    return {
      origin: running === null ? 'started' : 'reused',
      port,
      url: (database = defaultDatabase) =>
        this.#urlOf(`${serverRole}:${serverPassword(state)}`, port, database),
      ownerUrl: (database = defaultDatabase) => this.#url(state, port, database),
      revive: () => withFileLock(path.join(this.#root, 'postgres.lock'), () => this.#revive(port)),
      release: () =>
        withFileLock(path.join(this.#root, 'postgres.lock'), () => this.#release(port)),
    };
  }

  async #revive(port: number): Promise<void> {
    const state = await readState(this.#stateFile);
    if ((await this.#findRunning(state)) !== null) return;
    const restarted = await this.#start({ ...state, port });
    await writeState(this.#stateFile, { ...state, port: restarted, ownerPid: process.pid });
    if (restarted !== port) throw new Error(`Port ${port} of the database is in use: start again`);
  }

  #url(state: ClusterState, port: number, database: string): string {
    return this.#urlOf(`${user}:${state.password}`, port, database);
  }

  /** A Unix socket takes about a third less time than TCP. A running cluster of an older version has none. */
  #urlOf(credentials: string, port: number, database: string): string {
    const folder = this.#socketFolder;
    const hasSocket = folder && existsSync(path.join(folder, socketName(port)));
    const host = hasSocket ? `?host=${encodeURIComponent(folder)}` : '';
    return `postgres://${credentials}@${loopback}:${port}/${database}${host}`;
  }

  /**
   * Returns the folder for the Unix socket, or an empty string if its file system has no sockets. Empties the folder,
   * because a lock file is not stale to PostgreSQL if its process id was reused.
   */
  async #makeSocketFolder(): Promise<string> {
    const folder = this.#socketFolder;
    if (!folder) return '';
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    if (!(await canListen({ path: path.join(folder, 'probe') }))) return '';
    const { owner } = this.#identity;
    if (owner) await chown(folder, owner.uid, owner.gid);
    return folder;
  }

  /** Creates the cluster in a temporary folder and renames it, so that a crash leaves no partial cluster. */
  async #initialise(state: ClusterState): Promise<void> {
    const draft = `${this.#data}.new`;
    const passwordFile = path.join(this.#root, 'postgres.password');
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, state.password, { mode: 0o600 });
    const { owner } = this.#identity;
    if (owner) {
      await chown(draft, owner.uid, owner.gid);
      await chown(passwordFile, owner.uid, owner.gid);
    }
    try {
      await this.#run(this.#binaries.initdb, [
        `--pgdata=${draft}`,
        `--username=${user}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--data-checksums',
        '--no-instructions',
      ]);
      await rename(draft, this.#data);
    } finally {
      await rm(passwordFile, { force: true });
    }
  }

  /** Returns the port of the running PostgreSQL, or null after removing a stale PID file. */
  async #findRunning(state: ClusterState): Promise<number | null> {
    const pidFile = path.join(this.#data, 'postmaster.pid');
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
      const pid = Number(lines[0]);
      if (!pid) return null;
      if (!(await this.#isPostmaster(pid))) {
        // Process ids are reused, so a stale file could keep PostgreSQL from starting.
        await rm(pidFile, { force: true });
        return null;
      }
      const port = Number(lines[3]);
      if (port && (await this.#answers(this.#url(state, port, 'postgres')))) return port;
      await delay(100);
    }
    throw new Error(
      `PostgreSQL in ${this.#data} is running but does not respond: see ${this.#logFile}`,
    );
  }

  async #isPostmaster(pid: number): Promise<boolean> {
    if (!isAlive(pid)) return false;
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
    // Without /proc, the connection attempt decides.
    return command === null || (command.includes('postgres') && command.includes(this.#data));
  }

  async #answers(url: string): Promise<boolean> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
      return rows[0]?.data_directory === this.#data;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async #start(state: ClusterState): Promise<number> {
    const port =
      state.port && (await canListen({ host: loopback, port: state.port }))
        ? state.port
        : await freePort();
    const settings = {
      listen_addresses: loopback,
      unix_socket_directories: await this.#makeSocketFolder(),
      port: String(port),
      timezone: 'UTC',
      log_timezone: 'UTC',
      max_connections: '200',
      log_checkpoints: 'off',
      // Logs errors without the values of the statement.
      log_error_verbosity: 'terse',
      log_min_error_statement: 'panic',
      ...this.#settings,
    };
    const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
    const log = await open(this.#logFile, 'a', 0o600);
    await log.close();
    const { owner } = this.#identity;
    if (owner) await chown(this.#logFile, owner.uid, owner.gid);
    await chmod(this.#data, 0o700);
    // pg_ctl starts it in a separate session, so that Ctrl-C at the terminal ends the server first.
    await this.#run(this.#binaries.pg_ctl, [
      'start',
      '--wait',
      '--timeout=60',
      '--silent',
      `--pgdata=${this.#data}`,
      `--log=${this.#logFile}`,
      '-o',
      flags.join(' '),
    ]);
    return port;
  }

  async #release(port: number): Promise<'stopped' | 'left running'> {
    const state = await readState(this.#stateFile);
    const { ownerPid } = state;
    const isOurs = ownerPid === process.pid || ownerPid === null || !isAlive(ownerPid);
    if (!isOurs) return 'left running';
    await writeState(this.#stateFile, { ...state, ownerPid: null });
    if (await this.#isShared(this.#url(state, port, 'postgres'))) return 'left running';
    await this.#stop();
    return 'stopped';
  }

  /** Waits for sessions of closed connections, which PostgreSQL lists until their process exits. */
  async #isShared(url: string): Promise<boolean> {
    const deadline = Date.now() + closedSessionTimeout;
    while (await hasOtherClients(url).catch(() => false)) {
      if (Date.now() > deadline) return true;
      await delay(50);
    }
    return false;
  }

  /** PostgreSQL may already be stopped by a signal to the process group. */
  async #stop(): Promise<void> {
    const stop = ['stop', '--wait', '--silent', '--mode=fast', `--pgdata=${this.#data}`];
    try {
      await this.#run(this.#binaries.pg_ctl, stop);
    } catch (error) {
      if (await fileExists(path.join(this.#data, 'postmaster.pid'))) throw error;
    }
  }

  #run(program: string, args: string[]): Promise<void> {
    const { owner, wrapper } = this.#identity;
    const [command = program, ...rest] = [...(wrapper ?? []), program, ...args];
    return new Promise((resolve, reject) => {
      const child = spawn(command, rest, {
        ...(owner && !wrapper ? owner : {}),
        cwd: path.dirname(program),
        env: { ...process.env, LC_ALL: 'C', PGPASSWORD: undefined },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      child.stdout.on('data', (chunk) => (output += String(chunk)));
      child.stderr.on('data', (chunk) => (output += String(chunk)));
      child.once('error', reject);
      // Not `close`: the started PostgreSQL may keep the pipes open.
      child.once('exit', (code) => {
        child.stdout.destroy();
        child.stderr.destroy();
        if (code === 0) resolve();
        else reject(new Error(`${path.basename(program)} failed (${code}): ${output.trim()}`));
      });
    });
  }
}

async function hasOtherClients(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1`,
    );
    return (rowCount ?? 0) > 0;
  } finally {
    await client.end();
  }
}

/** Derived from the owner's password, so that folders without a server role need no migration. */
function serverPassword({ password }: ClusterState): string {
  return createHmac('sha256', password).update(serverRole).digest('hex');
}

async function ensureDatabase(url: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ database: boolean; role: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_database WHERE datname = $1) AS database,
         EXISTS (SELECT FROM pg_roles WHERE rolname = $2) AS role`,
      [defaultDatabase, serverRole],
    );
    if (!rows[0]?.role) {
      await client.query(
        `CREATE ROLE ${serverRole} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE
         PASSWORD ${client.escapeLiteral(password)}`,
      );
    }
    if (!rows[0]?.database) await client.query(`CREATE DATABASE ${defaultDatabase}`);
  } finally {
    await client.end();
  }
}

function canListen(address: ListenOptions): Promise<boolean> {
  return listenOn(address).then(
    () => true,
    () => false,
  );
}

const freePort = () => listenOn({ host: loopback, port: 0 });

/** Returns the port, or 0 for a Unix socket. */
function listenOn(options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(options, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
