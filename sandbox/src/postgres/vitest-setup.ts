import type {} from "vitest";
import type { TestProject } from "vitest/node";
import type { RolePasswords } from "./start-postgres.ts";
import { startTemporaryPostgres } from "./temporary-postgres.ts";

/** One server per test run, started by the first project that needs it. */
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

// The import makes the module augmentation visible to programs without vitest tests.

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
