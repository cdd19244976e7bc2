import { builtAt, type TestTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import type { Tx } from "@tieout/server/database/with-tenant";
import { describe, expect } from "vitest";
import { insertSubmission, insertUser } from "../testing/builders.ts";
import { insertHistory } from "../testing/insert-history.ts";
import { countHistory, type HistoryPage, type HistoryScope, listHistory } from "./history.ts";
import { hideSubmission } from "./submission.ts";

describe("listHistory", () => {
  test("turns a long history's pages in both directions, none of it twice or left out, in any order (S-U43)", async ({
    tenant,
  }) => {
    const viewerId = await tenant.tx((db) => insertHistory(db, 120));
    const scope = aScope({ viewerId });
    await tenant.tx(async (db) => {
      const other = await insertUser(db, { firstName: "Ada" });
      const every = db.raw("extract(day from created_at)::int % 3 = ?", [0]);
      await db("submissions").where(every).update({ requestingUserId: other });
      const third = db.raw("extract(day from created_at)::int % 3 = ?", [1]);
      await db("submissions").where(third).update({ requestingUserId: null });
    });

    for (const column of columns) {
      const forwards = await tenant.tx((db) => walk(db, scope, { column }));
      const backwards = await tenant.tx((db) => walk(db, scope, { column }, "end"));

      expect(new Set(forwards).size).toBe(120);
      expect(backwards.toReversed()).toEqual(forwards);
    }
  });

  test("begins with the newest, and keeps to its days, statuses, sources and words (S-U35, S-U37, S-U38)", async ({
    tenant,
  }) => {
    const viewerId = await tenant.tx((db) => insertHistory(db, 120));
    const found = (over: Partial<HistoryScope>) =>
      tenant.tx((db) => countHistory(db, aScope({ viewerId, ...over }), 1_000));
    const hoursAgo = (hours: number) => new Date(builtAt.getTime() - hours * 3_600_000);

    const { rows } = await tenant.tx((db) => listHistory(db, aScope({ viewerId }), firstPage));

    expect(rows[0]?.submission.createdAt).toEqual(hoursAgo(1));
    expect(await found({ from: hoursAgo(10), to: hoursAgo(4) })).toBe(6);
    expect(
      (await found({ statuses: ["complete"] })) + (await found({ statuses: ["incomplete"] })),
    ).toBe(120);
    expect(await found({ sources: ["direct"] })).toBe(0);
    expect(await found({ term: "hx-1" })).toBe(40);
    expect(await found({ term: "%" })).toBe(0);
    expect(await tenant.tx((db) => countHistory(db, aScope({ viewerId }), 50))).toBe(50);
  });

  test("shows what was deleted to members of its workspace alone (S-U40)", async ({ tenant }) => {
    const { submissionId, userId } = await tenant.tx((db) => insertSubmission(db));
    await tenant.tx((db) => hideSubmission(db, submissionId, { deletedBy: userId, now: builtAt }));
    const stranger = await tenant.tx((db) => insertHistory(db, 1));
    const deleted = (viewerId: string) =>
      tenant.tx((db) => countHistory(db, aScope({ viewerId, statuses: ["deleted"] }), 10));

    expect([await deleted(userId), await deleted(stranger)]).toEqual([1, 0]);
    expect(await tenant.tx((db) => countHistory(db, aScope({ viewerId: userId }), 10))).toBe(1);
  });

  test("reads a page of a long history along an index, and counts along one, past nobody else's rows", async ({
    tenant,
    owner,
  }) => {
    const viewerId = await tenant.tx((db) => insertHistory(db, 3_000));
    await tenant.tx(async (db) => {
      for (let number = 0; number < 60; number++) {
        const requestingUserId = await insertUser(db);
        const some = db.raw("extract(epoch from created_at)::int / 3600 % 60 = ?", [number]);
        await db("submissions").where(some).update({ requestingUserId });
      }
    });
    await owner.raw("analyze");
    const scope = aScope({ viewerId });
    const page = (column: HistoryPage["column"]) => (db: Tx) =>
      listHistory(db, scope, { ...firstPage, column });

    for (const { ask, index, sorts } of [
      { ask: page("collected"), index: "submissions_history", sorts: [] },
      { ask: page("status"), index: "submissions_status_history", sorts: [] },
      { ask: page("package"), index: "submissions_package_history", sorts: [] },
      {
        // At most a page of each requester: the first ones, and those tied with the page's last.
        ask: page("requestedBy"),
        index: "submissions_requester_history",
        sorts: ["Sort", "Incremental Sort", "Sort"],
      },
      { ask: page("workspace"), index: "workspaces_by_name", sorts: ["Incremental Sort"] },
      {
        // In a test's small table, other plans would be as fast without an index.
        ask: (db: Tx) => countHistory(db, scope, 101),
        index: "submissions_history",
        sorts: [],
      },
    ]) {
      const plan = await planOf(tenant, ask);

      expect(plan).toContain(index);
      expect(plan.match(/(Incremental )?Sort(?= {2}\()/g) ?? []).toEqual(sorts);
      expect(plan).not.toContain("Seq Scan on submissions");
    }
  });
});

const columns = [
  "collected",
  "workspace",
  "status",
  "package",
  "source",
  "requestedBy",
  "submittedBy",
  "revisions",
] as const;

const firstPage: HistoryPage = {
  column: "collected",
  direction: "descending",
  place: { at: "start" },
  limit: 25,
};

const aScope = (over: Partial<HistoryScope>): HistoryScope => ({
  statuses: ["complete", "incomplete"],
  sources: ["secure-link", "direct", "anonymous"],
  viewerId: "",
  ...over,
});

async function walk(
  db: Tx,
  scope: HistoryScope,
  over: Partial<HistoryPage>,
  from: "start" | "end" = "start",
): Promise<readonly string[]> {
  const ids: string[] = [];
  let place: HistoryPage["place"] = { at: from };
  for (;;) {
    const { rows, hasMore } = await listHistory(db, scope, { ...firstPage, ...over, place });
    const read = from === "start" ? rows : rows.toReversed();
    ids.push(...read.map(({ submission }) => submission.id));
    const last = read.at(-1);
    if (!hasMore || !last) return ids;
    place = { at: from === "start" ? "after" : "before", key: last.key };
  }
}

/** PostgreSQL's plan of the one query that has a limit. */
function planOf(tenant: TestTenant, ask: (db: Tx) => Promise<unknown>): Promise<string> {
  return tenant.tx(async (db) => {
    const asked: { readonly sql: string; readonly bindings: readonly string[] }[] = [];
    db.on("query", (query) => asked.push(query));
    await ask(db);
    const { sql = "", bindings = [] } = asked.find((query) => /limit/.test(query.sql)) ?? {};
    const { rows } = await db.raw(`explain ${sql.replaceAll(/\$\d+/g, "?")}`, [...bindings]);
    return JSON.stringify(rows);
  });
}
