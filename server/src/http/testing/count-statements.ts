import pg from "pg";
import { vi } from "vitest";
import { ask, type Visit } from "./ask.ts";
import type { WalkedOperation } from "./walk.ts";

/** The statements `work` sends to PostgreSQL, `begin` and `commit` included. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    return sent.mock.calls.map(([statement]) => JSON.stringify(statement));
  } finally {
    sent.mockRestore();
  }
}

/** Round trips to PostgreSQL by operation, after warming up. @throws if one is refused */
export async function countStatements(
  url: string,
  visitOf: (id: string) => Visit,
  operations: readonly WalkedOperation[],
): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  const refused: string[] = [];
  for (const { id, request } of operations) {
    const { status, text } = await ask(url, visitOf(id), request);
    if (status >= 400) refused.push(`${id} answered ${status}: ${text}`);
    counted[id] = (await statementsOf(() => ask(url, visitOf(id), request))).length;
  }
  if (refused.length > 0) throw new Error(refused.join("; "));
  return counted;
}
