import { randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import type { Tx } from "@tieout/server/database/with-tenant";
import { describe, expect } from "vitest";
import { findSharedLink } from "../links/shared-link.ts";
import { beginFileDeletion } from "../retention/deletion.ts";
import { saveAutoDeleteAt, saveWarned } from "../retention/kept.ts";
import {
  type BuiltSubmission,
  insertConsent,
  insertLink,
  insertSubmission,
} from "../testing/builders.ts";
import { failImport, takeImportLease } from "./run.ts";
import { beginImport, type ImportAsked } from "./start-import.ts";

describe("beginImport", () => {
  test("reserves a collection and writes down who began", async ({ tenant }) => {
    const built = await tenant.tx((db) => insertSubmission(db));

    const begun = await tenant.tx((db) => begin(db, built));

    expect(begun).toMatchObject({ result: "started", submissionId: built.submissionId });
    expect(await tenant.tx((db) => db("auditEvents").select("action", "subjectId"))).toEqual([
      { action: "import-started", subjectId: built.submissionId },
    ]);
    expect(await tenant.tx((db) => db("collectionUsages").select("submissionId"))).toEqual([
      { submissionId: built.submissionId },
    ]);
  });

  test.for([
    ["link-expired", { link: { expiresAt: builtAt } }],
    ["link-deleted", { link: { expiresAt: new Date("2099-01-01"), deletedAt: builtAt } }],
    ["not-found", { submissionId: randomUUID() }],
    ["not-found", { connectionId: randomUUID() }],
    ["not-found", { workspaceId: randomUUID() }],
    ["other-connection", { startedBy: { linkSessionId: randomUUID() } }],
  ] as const)("answers %s to %j, and leaves no trace", async ([result, over], { tenant }) => {
    const built = await tenant.tx((db) => insertSubmission(db));

    const begun = await tenant.tx((db) => begin(db, built, over));

    expect(begun).toEqual({ result });
    for (const table of ["imports", "collectionUsages", "auditEvents", "financialRecords"]) {
      expect([table, await tenant.tx((db) => db(table))]).toEqual([table, []]);
    }
  });

  test("tries the same submission again without another collection", async ({ tenant }) => {
    await tenant.tx((db) => db("collectionLimits").update({ collectionLimit: 1 }));
    const built = await tenant.tx((db) => insertSubmission(db));
    const first = await tenant.tx((db) => begin(db, built));
    await tenant.tx(async (db) => {
      const { id } = await db("imports").first("id");
      const lease = await takeImportLease(db, id, builtAt);
      const failure = {
        errorCode: "DatasourceUnresponsive",
        reason: { code: "package-silent", values: { package: "DEX" } },
      } as const;
      if (lease) await failImport(db, lease, { ...failure, now: builtAt });
    });

    const second = await tenant.tx((db) => begin(db, built));

    expect([first.result, second.result]).toEqual(["started", "started"]);
    expect(second).not.toEqual(first);
    expect(await tenant.tx((db) => db("collectionUsages"))).toHaveLength(1);
  });

  test("answers the running import to ten who ask at once", async ({ tenant }) => {
    const built = await tenant.tx((db) => insertSubmission(db));

    const begun = await Promise.all(
      Array.from({ length: 10 }, () => tenant.tx((db) => begin(db, built))),
    );

    expect(new Set(begun.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await tenant.tx((db) => db("imports"))).toHaveLength(1);
  });

  test("takes one of two who begin at once where once is wanted, and the other should that fail (S-C10)", async ({
    tenant,
  }) => {
    await tenant.tx((db) => db("tenantSettings").update({ allowMultipleBorrowerImports: false }));
    const link = await tenant.tx((db) => insertLink(db));
    const both = [
      await tenant.tx((db) => insertSubmission(db, link)),
      await tenant.tx((db) => insertSubmission(db, link)),
    ];

    const begun = await Promise.all(both.map((built) => tenant.tx((db) => begin(db, built))));
    await tenant.tx(async (db) => {
      const { id } = await db("imports").first("id");
      const lease = await takeImportLease(db, id, builtAt);
      const failure = {
        errorCode: "DatasourceUnresponsive",
        reason: { code: "package-silent", values: { package: "DEX" } },
      } as const;
      if (lease) await failImport(db, lease, { ...failure, now: builtAt });
    });
    const second = both[begun.findIndex(({ result }) => result === "begun-elsewhere")];
    const later = second && (await tenant.tx((db) => begin(db, second)));

    expect(begun.map(({ result }) => result).toSorted()).toEqual(["begun-elsewhere", "started"]);
    expect(later).toMatchObject({ result: "started" });
  });

  test("never takes what runs for what a lender asks of the same connection besides", async ({
    tenant,
  }) => {
    const first = await tenant.tx((db) => insertSubmission(db));
    const second = await tenant.tx((db) => insertSubmission(db, first));
    const { connectionId, userId } = first;
    const by = { userId, ground: "client-access" } as const;
    await tenant.tx(async (db) => {
      for (const built of [first, second]) await insertConsent(db, { ...built, connectionId, by });
    });

    const begun = await Promise.all(
      [first, second].map((built) =>
        tenant.tx((db) => begin(db, { ...built, connectionId }, { startedBy: { userId } })),
      ),
    );

    expect(begun.map(({ result }) => result).toSorted()).toEqual(["connection-busy", "started"]);
  });

  test("refuses a submission that is read over another connection", async ({ tenant }) => {
    const link = await tenant.tx((db) => insertLink(db));
    const built = await tenant.tx((db) => insertSubmission(db, link));
    const { connectionId } = await tenant.tx((db) => insertSubmission(db, link));

    const first = await tenant.tx((db) => begin(db, built));
    const second = await tenant.tx((db) => begin(db, { ...built, connectionId }));

    expect([first.result, second]).toEqual(["started", { result: "already-running" }]);
    expect(await tenant.tx((db) => db("imports"))).toHaveLength(1);
  });

  test("refuses a submission whose files have gone, or begin to in the same instant", async ({
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertSubmission(db));
    const { submissionId } = built;

    const { begun } = await tenant.tx(async (db) => {
      await saveAutoDeleteAt(db, submissionId, builtAt);
      await saveWarned(db, submissionId, { autoDeleteAt: builtAt, now: builtAt });
      await beginFileDeletion(db, submissionId, builtAt);
      return { begun: tenant.tx((other) => begin(other, built)) };
    });

    expect(await begun).toEqual({ result: "files-deleted" });
    expect(await tenant.tx((db) => begin(db, built))).toEqual({ result: "files-deleted" });
    expect(await tenant.tx((db) => db("imports"))).toEqual([]);
  });

  test("reads a connection for one submission at a time", async ({ tenant }) => {
    const link = await tenant.tx((db) => insertLink(db));
    const built = await tenant.tx((db) => insertSubmission(db, link));
    const other = await tenant.tx((db) => insertSubmission(db, link));

    const first = await tenant.tx((db) => begin(db, built));
    const second = await tenant.tx((db) =>
      begin(db, { ...other, connectionId: built.connectionId }),
    );

    expect(second).toEqual(first);
    expect(await tenant.tx((db) => db("collectionUsages"))).toHaveLength(1);
  });
});

async function begin(db: Tx, built: BuiltSubmission, over: Partial<ImportAsked> = {}) {
  const { workspaceId, submissionId, connectionId, linkSessionId, sharedLinkId } = built;
  const link = await findSharedLink(db, sharedLinkId);
  return beginImport(db, {
    workspaceId,
    submissionId,
    connectionId,
    startedBy: { linkSessionId },
    answer: { companyShown: "Tidewater", language: "en" },
    ...(link && { link }),
    requestId: "r1",
    today: "2026-03-15" as Day,
    now: builtAt,
    ...over,
  });
}
