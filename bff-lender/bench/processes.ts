import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, openSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "../../sandbox/src/ports/listen.ts";
import type { LoadFigures, LoadRequest } from "./load.ts";

export interface Served {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => void;
}

/** The built portal with production settings. It logs to a file, as in a container. */
export async function startPortal(databaseUrl: string, folder: string): Promise<Served> {
  const webRoot = join(folder, "web");
  mkdirSync(webRoot, { recursive: true });
  writeFileSync(join(webRoot, "index.html"), "<!doctype html>");
  const port = await freePort(0);
  return run(port, [pathOf("../dist/main.js")], join(folder, "portal.log"), {
    NODE_ENV: "production",
    // Production refuses addresses that name this machine, but doesn't recognize this form.
    DATABASE_URL: databaseUrl.replace("127.0.0.1", "0x7f.1"),
    KEY_RING: `bench:${randomBytes(32).toString("base64")}`,
    STORAGE_URL: `file://${join(folder, "storage")}`,
    CALLBACK_ORIGIN: "https://callback.tieout.dev",
    TRUSTED_PROXIES: "127.0.0.1",
    WEB_ROOT: webRoot,
    PORT: String(port),
  });
}

/** Bare Koa and pg: see `server/bench/peer.ts`. */
export async function startPeer(
  args: readonly [databaseUrl: string, tenantId: string, secretHash: string],
  folder: string,
): Promise<Served> {
  const [databaseUrl, tenantId, secretHash] = args;
  const port = await freePort(0);
  const command = ["--import", "tsx", pathOf("../../server/bench/peer.ts")];
  return run(
    port,
    [...command, databaseUrl, String(port), tenantId, secretHash],
    join(folder, "peer.log"),
    { NODE_ENV: "production" },
  );
}

async function run(
  port: number,
  args: readonly string[],
  logFile: string,
  settings: Readonly<Record<string, string>>,
): Promise<Served> {
  const log = openSync(logFile, "w");
  const env = { PATH: process.env.PATH, ...settings };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", log, log] });
  process.once("exit", () => child.kill());
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`It ended at once: see ${logFile}`);
    await pause(50);
  }
  return { port, pid: child.pid ?? 0, stop: () => void child.kill() };
}

function listens(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return new Promise((resolve) => {
    const answer = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once("connect", () => answer(true)).once("error", () => answer(false));
  });
}

/** Loads an address from a separate process. Rejects at the first reply that isn't 200. */
export async function measure(request: LoadRequest): Promise<LoadFigures> {
  const args = ["--import", "tsx", pathOf("./load.ts"), JSON.stringify(request)];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    timeout: request.seconds * 1_000 + 60_000,
  });
  return JSON.parse(stdout);
}

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
