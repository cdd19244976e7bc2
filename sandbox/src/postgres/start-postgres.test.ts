import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { startPostgres } from "./start-postgres.ts";
import type {} from "./vitest-setup.ts";

describe("startPostgres", () => {
  it("creates three roles that row-level security binds", async () => {
    const roles = await query(
      inject("postgres").adminUrl,
      `select rolname, rolsuper, rolbypassrls, rolcanlogin from pg_roles
       where rolname in ('owner', 'queue', 'app') order by rolname`,
    );

    const bound = { rolsuper: false, rolbypassrls: false, rolcanlogin: true };
    expect(roles).toEqual([
      { rolname: "app", ...bound },
      { rolname: "owner", ...bound },
      { rolname: "queue", ...bound },
    ]);
  });

  it("keeps its data over a stop, and takes the next port when its own is taken", async () => {
    const folder = aFolder();
    const first = await startPostgres(at(folder));
    await query(first.url("owner"), "create table kept as select 42 as answer");
    await first.stop();
    const squatter = createServer().listen(first.port, "127.0.0.1");
    await once(squatter, "listening");

    const second = await startPostgres({ ...at(folder), port: first.port });

    expect(second.port).toBeGreaterThan(first.port);
    expect(await query(second.url("owner"), "select answer from kept")).toEqual([{ answer: 42 }]);
    await second.stop();
    squatter.close();
    rmSync(folder, { recursive: true });
  });

  it("takes over from a run that was killed", async () => {
    const folder = aFolder();
    const killed = spawn(process.execPath, [
      "--import",
      "tsx",
      "--input-type=module",
      "-e",
      `const { startPostgres } = await import(${JSON.stringify(new URL("./start-postgres.ts", import.meta.url).href)});
       await startPostgres(${JSON.stringify(at(folder))});
       process.stdout.write("up");
       setInterval(() => undefined, 1000);`,
    ]);
    await once(killed.stdout, "data");
    killed.kill("SIGKILL");
    await once(killed, "exit");
    const orphan = pidIn(folder);

    const next = await startPostgres(at(folder));

    expect(pidIn(folder)).not.toBe(orphan);
    expect(await query(next.url("app"), "select current_user")).toEqual([{ current_user: "app" }]);
    await next.stop();
    rmSync(folder, { recursive: true });
  });
});

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tieout-start-postgres-"));
  chmodSync(folder, 0o755);
  return folder;
}

const at = (folder: string) => ({
  folder,
  port: 0,
  database: "tieout",
  adminPassword: "it's secret",
  passwords: { owner: "o", queue: "q", app: "a" },
  settings: { fsync: "off", shared_buffers: "16MB" },
});

const pidIn = (folder: string) =>
  Number(readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n")[0]);
