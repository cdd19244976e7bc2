import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./start-postgres.ts";
import type {} from "./vitest-context.ts";

/**
 * A server for one run of the tests, on a free port, with an empty database `tieout` and the three
 * roles. It may lose its data on a crash, which makes it fast. The first room that asks starts it, for all.
 */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if ("postgres" in vitest.getProvidedContext()) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "tieout-postgres-"));
  // mkdtemp closes it to all others, and as root the server runs as another user.
  chmodSync(folder, 0o755);
  const passwords = { owner: "owner", queue: "queue", app: "app" };
  const postgres = await startPostgres({
    folder,
    port: 0,
    database: "tieout",
    adminPassword: "postgres",
    passwords,
    settings: {
      fsync: "off",
      synchronous_commit: "off",
      full_page_writes: "off",
      max_connections: "200",
      shared_buffers: "128MB",
    },
  });
  vitest.provide("postgres", { adminUrl: postgres.adminUrl, port: postgres.port, passwords });

  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
