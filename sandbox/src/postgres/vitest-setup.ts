import type {} from "vitest";
import type { TestProject } from "vitest/node";
import type { RolePasswords } from "./start-postgres.ts";
import { startTemporaryPostgres } from "./temporary-postgres.ts";

/** A server for one run of the tests. The first room that asks starts it, for all. */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if ("postgres" in vitest.getProvidedContext()) return undefined;
  const { adminUrl, port, passwords, stop } = await startTemporaryPostgres({
    synchronous_commit: "off",
    full_page_writes: "off",
    max_connections: "200",
    shared_buffers: "128MB",
  });
  vitest.provide("postgres", { adminUrl, port, passwords });
  return stop;
}

// Without it, a program that has no test of vitest's doesn't know what is augmented.

/** What `vitest-setup.ts` provides: `inject("postgres")`. */
interface TestPostgres {
  /** The superuser's address of the database `postgres`, to make databases and templates with. */
  readonly adminUrl: string;
  readonly port: number;
  readonly passwords: RolePasswords;
}

declare module "vitest" {
  interface ProvidedContext {
    readonly postgres: TestPostgres;
  }
}
