import type { TestProject } from "vitest/node";
import { startTemporaryPostgres } from "./temporary-postgres.ts";
import type {} from "./vitest-context.ts";

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
