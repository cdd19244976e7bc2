import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Running, runningFile } from "../../run/running.ts";
import type { Secrets } from "../../run/secrets.ts";

/** Names the folder of the sandbox that journeys go through. */
export const folderVariable = "TIEOUT_JOURNEYS_SANDBOX";

/** The sandbox that is there for journeys, and what only tests may look into. */
export interface RunningSandbox extends Running {
  /** The process id of a process of ours as it runs now. */
  readonly pidOf: (process: "worker" | "bff-lender" | "bff-borrower") => number;
  /** As the portals and the worker connect. */
  readonly databaseUrl: string;
  /** What DEX knows our client by. */
  readonly dexClient: { readonly id: string; readonly secret: string; readonly redirect: string };
}

export function runningSandbox(): RunningSandbox {
  const folder = process.env[folderVariable];
  if (folder === undefined) throw new Error(`${folderVariable} names no sandbox`);
  const read = (file: string): string => readFileSync(join(folder, file), "utf8");

  // The sandbox wrote both files itself.
  const running = JSON.parse(read(runningFile)) as Running;
  const { dexClient, app } = JSON.parse(read("secrets.json")) as Secrets;
  // PostgreSQL's own file: its fourth line is the port.
  const databasePort = read(join("postgres", "data", "postmaster.pid")).split("\n")[3];
  const { port } = new URL(Object.values(running.lender)[0] ?? "");
  return {
    ...running,
    databaseUrl: `postgres://app:${app}@127.0.0.1:${databasePort}/tieout`,
    pidOf: (name) => Number(read(join("logs", `${name}.pid`))),
    dexClient: {
      id: "tieout",
      secret: dexClient,
      redirect: `http://callback.localhost:${port}/api/connections/callback`,
    },
  };
}
