import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startTemporaryPostgres } from "../../sandbox/src/postgres/temporary-postgres.ts";
import { migrate } from "../src/database/migrate.ts";

/*
 * A rolling restart under load, with a lender's portal as production runs it: forty clients that keep their
 * connections send 200 requests a second, and look at `readyz` every half second as a load balancer does,
 * while a second process takes over from the first. Prints how many requests got no reply or a 5xx.
 * Build first; then `npx tsx server/bench/rolling-restart.ts [requests] [drain seconds]`.
 */

const [wantedText = "2000", drainSeconds = "3"] = process.argv.slice(2);
const wanted = Number(wantedText);
const everyMs = 5;
const clientCount = 40;

const folder = mkdtempSync(join(tmpdir(), "rolling-restart-"));
writeFileSync(join(folder, "index.html"), "<p>app</p>");
const postgres = await startTemporaryPostgres();
await migrate(postgres.url("owner"), postgres.url("queue"));

const ports = [await freePort(), await freePort()] as const;
const old = await startPortal(ports[0]);
const clients = Array.from({ length: clientCount }, () => ({
  agent: new Agent({ keepAlive: true, maxSockets: 1 }),
}));
let current = ports[0];
let isOver = false;
const watching = watch();

const lost: string[] = [];
const served = new Map<number, number>();
const under: Promise<void>[] = [];
let next: ReturnType<typeof spawn> | undefined;
let oldEnded: Promise<unknown> | undefined;
for (let sent = 0; sent < wanted; sent++) {
  if (sent === Math.floor(wanted / 4)) next = await startPortal(ports[1]);
  if (sent === Math.floor(wanted / 2)) {
    oldEnded = once(old, "exit");
    old.kill("SIGTERM");
  }
  under.push(ask(clients[sent % clientCount]?.agent, current));
  await pause(everyMs);
}
await Promise.all(under);
const [code, signal] = (await oldEnded) as [number | null, string | null];
isOver = true;
await watching;

const counts = ports.map((port) => served.get(port) ?? 0).join(" and ");
process.stdout.write(
  `${wanted} requests, ${counts} by the two processes; lost: ${lost.length} ${[...new Set(lost)].join(", ")}\n` +
    `the first process ended with ${code ?? signal}\n`,
);
for (const { agent } of clients) agent.destroy();
if (next) {
  next.kill("SIGKILL");
  await once(next, "exit");
}
await postgres.stop();
rmSync(folder, { recursive: true, force: true });

async function startPortal(port: number) {
  const started = spawn(process.execPath, ["bff-lender/dist/main.js"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      DATABASE_URL: postgres.url("app"),
      KEY_RING: `bench:${randomBytes(32).toString("base64")}`,
      STORAGE_URL: `file://${folder}/storage`,
      CALLBACK_ORIGIN: "http://callback.localhost",
      WEB_ROOT: folder,
      PORT: String(port),
      DRAIN_SECONDS: drainSeconds,
      LOG_LEVEL: "error",
    },
  });
  while (!(await isReady(port))) {
    if (started.exitCode !== null) throw new Error(`The portal ended with ${started.exitCode}`);
    await pause(50);
  }
  return started;
}

async function watch() {
  while (!isOver) {
    if (!(await isReady(current))) {
      const other = ports.find((port) => port !== current) ?? current;
      if (await isReady(other)) current = other;
    }
    await pause(500);
  }
}

async function isReady(port: number): Promise<boolean> {
  const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  await reply?.body?.cancel();
  return reply?.ok ?? false;
}

async function ask(agent: Agent | undefined, port: number): Promise<void> {
  try {
    const outgoing = request({ port, path: "/", host: "127.0.0.1", ...(agent && { agent }) }).end();
    const [reply] = await once(outgoing, "response");
    await reply.toArray();
    if (reply.statusCode >= 500) lost.push(String(reply.statusCode));
    else served.set(port, (served.get(port) ?? 0) + 1);
  } catch (fault) {
    lost.push(fault instanceof Error && "code" in fault ? String(fault.code) : String(fault));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("There is no port");
  return address.port;
}
