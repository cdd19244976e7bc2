import { type ChildProcess, execFile, spawn } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "../ports/listen.ts";
import { findBinaries, giveTo, type ServerUser, serverUser } from "./installation.ts";
import { stopLeftover, stopServer } from "./leftover.ts";

export interface PostgresOptions {
  /** Data, log and lock. The server's user must be able to reach it. */
  readonly folder: string;
  /** First port to try; the next free one is taken, 0 means any. */
  readonly port: number;
  readonly database: string;
  /** Password of the superuser (`postgres`), set when the data are first made. */
  readonly adminPassword: string;
  readonly passwords: RolePasswords;
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Postgres {
  /** The superuser's address of the database `postgres`. */
  readonly adminUrl: string;
  readonly url: (role: keyof RolePasswords, database?: string) => string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Stops what a killed run left behind first. Rejects with the end of the server's log if it fails to start. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const folder = resolve(options.folder);
  const data = join(folder, "data");
  const user = serverUser();
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  await stopLeftover(data);
  await initialise(data, user, options.adminPassword);

  const port = await freePort(options.port);
  const address = (name: string, password: string, database: string) =>
    `postgres://${name}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  const adminUrl = address("postgres", options.adminPassword, "postgres");
  const log = join(folder, "postgres.log");
  const server = run(data, port, user, log, options.settings ?? {});
  await answers(adminUrl, server, log);
  await prepareDatabase(adminUrl, options.database, options.passwords);

  return {
    adminUrl,
    url: (role, database = options.database) => address(role, options.passwords[role], database),
    port,
    stop: () => stop(server),
  };
}

async function initialise(data: string, user: ServerUser, password: string): Promise<void> {
  if (existsSync(join(data, "PG_VERSION"))) return;
  // A killed initdb leaves a folder that the next one would refuse.
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  giveTo(user, data);
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  giveTo(user, passwordFile);
  try {
    await promisify(execFile)(
      findBinaries().initdb,
      [
        "-D",
        data,
        "-U",
        "postgres",
        "--auth=scram-sha-256",
        `--pwfile=${passwordFile}`,
        "--encoding=UTF8",
        "--locale=C",
        "--no-instructions",
      ],
      { ...user, cwd: "/" },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function run(
  data: string,
  port: number,
  user: ServerUser,
  log: string,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const flags = Object.entries({ ...base, ...settings }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const out = openSync(log, "w");

  // Detached, so that Ctrl-C reaches us alone and other processes finish first. It logs to a file, because a pipe
  // would break when we are killed, and the server with it.
  const server = spawn(findBinaries().postgres, ["-D", data, "-p", String(port), ...flags], {
    ...user,
    cwd: "/",
    detached: true,
    stdio: ["ignore", out, out],
  });
  closeSync(out);
  // Stops the server when the process exits without `stop`, except when killed.
  const last = () => server.kill("SIGINT");
  process.once("exit", last);
  server.once("exit", () => process.off("exit", last));
  return server;
}

/** No socket files: two checkouts may use the same port number in turn. */
const base = { listen_addresses: "127.0.0.1", unix_socket_directories: "" };

async function answers(adminUrl: string, server: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: adminUrl });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // 57P03 is "the database system is starting up", after a crash for example.
      if (code !== "ECONNREFUSED" && code !== "57P03") {
        await stop(server);
        throw error;
      }
      await pause(25);
    }
  }
  throw new Error(`PostgreSQL didn't start:\n${readFileSync(log, "utf8").slice(-2_000)}`);
}

async function stop(server: ChildProcess): Promise<void> {
  const runs = () => server.exitCode === null && server.signalCode === null;
  if (server.pid !== undefined && runs()) await stopServer(server.pid, runs);
}

/** Passwords of the three roles (D-21): migrations, the queue's schema, all tenant data. */
export interface RolePasswords {
  readonly owner: string;
  readonly queue: string;
  readonly app: string;
}

/** Creates or updates the roles and the database. None of the three may bypass row-level security. */
async function prepareDatabase(
  adminUrl: string,
  database: string,
  passwords: RolePasswords,
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const [role, password] of Object.entries(passwords)) {
      const { rowCount } = await client.query("select from pg_roles where rolname = $1", [role]);
      const verb = rowCount ? "alter" : "create";
      await client.query(
        `${verb} role ${client.escapeIdentifier(role)} login nosuperuser nobypassrls nocreatedb
           nocreaterole noreplication password ${client.escapeLiteral(password)}`,
      );
    }
    const { rowCount } = await client.query("select from pg_database where datname = $1", [
      database,
    ]);
    if (!rowCount) {
      await client.query(`create database ${client.escapeIdentifier(database)} owner owner`);
    }
  } finally {
    await client.end();
  }
}
