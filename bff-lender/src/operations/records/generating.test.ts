import { randomUUID } from "node:crypto";
import { auditTrail } from "@tieout/server/http/testing/audit-trail";
import { finishWorkbookRevision } from "@tieout/services/financial-records/workbook-revision";
import { describe, expect } from "vitest";
import { signIn, reviewTest as test } from "../../testing/index.ts";
import type { Review } from "../../testing/review.ts";
import {
  type EditedCommand,
  editing,
  ifMatch,
  inThousands,
  reset,
  statements,
} from "../../testing/saving.ts";
import type { LenderFixtures } from "../../testing/test.ts";

const revisions = "/{workspaceId}/FinancialRecords/{financialRecordId}/workbooks/revisions";
const status = "/{workspaceId}/financialrecords/{financialRecordId}/workbooks/{revision}/status";

type Fixtures = Pick<LenderFixtures, "as" | "tenant"> & { readonly review: Review };

describe("generating workbooks", () => {
  test("starts a revision of the current statements, whose status is polled (S-A20, S-A21)", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params, submissionId } = review;
    await save({ as, tenant, review }, [inThousands], 1);

    const { data, response } = await as(member).POST(revisions, { params, body: {} });
    const path = { ...params.path, revision: 2 };
    const polled = await as(member).GET(status, { params: { path } });

    expect(response.status).toBe(202);
    expect(data).toMatchObject({
      revisionNumber: 2,
      outcome: "Pending",
      spreadVersion: 2,
      language: "en",
      requestedBy: "Dana Whitfield",
      workbooks: [
        { variantId: "financial-statements", outcome: "Pending" },
        { variantId: "general-ledger", outcome: "Pending" },
      ],
    });
    expect(polled.data).toEqual(data);
    expect((await auditTrail(tenant, "action", "subjectId")).at(-1)).toEqual({
      action: "workbooks-generated",
      subjectId: submissionId,
    });
  });

  test("builds the version that was seen, though somebody has saved since", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params, submissionId } = review;
    await save({ as, tenant, review }, [renamed("Rope sales")], 1);
    await save({ as, tenant, review }, [inThousands], 2);

    const { data } = await as(member).POST(revisions, { params, body: { spreadVersion: 2 } });

    const { workspaceId } = params.path;
    const { data: details } = await as(member).GET("/{workspaceId}/Submissions/{submissionId}", {
      params: { path: { workspaceId, submissionId } },
    });

    expect(data).toMatchObject({ revisionNumber: 2, spreadVersion: 2 });
    expect(details?.statementsVersion).toBe(3);
  });

  test("answers with the revision of the same content, whoever made it and whatever version it was", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params } = review;
    const generate = () => as(member).POST(revisions, { params, body: {} });
    const standard = await generate();
    await save({ as, tenant, review }, [inThousands], 1);
    const edited = [await generate(), await generate()];
    await as(member).POST(reset, { params, headers: ifMatch(2) });

    const again = await generate();

    expect([standard.response.status, standard.data?.revisionNumber]).toEqual([200, 1]);
    expect(edited.map(({ response }) => response.status)).toEqual([202, 200]);
    expect(edited.map(({ data }) => data?.revisionNumber)).toEqual([2, 2]);
    // Version 3 is the standard layout again.
    expect([again.response.status, again.data?.revisionNumber]).toEqual([200, 1]);
    expect(await generated(tenant)).toHaveLength(1);
  });

  test("tries one that failed again, with the workbooks that failed (S-U106)", async ({
    as,
    tenant,
    review: { member, params, financialRecordId },
  }) => {
    await tenant.tx(async (db) => {
      const key = { financialRecordId, revisionNumber: 1 };
      await db("workbookRevisions").where(key).update({ outcome: "Pending", finishedAt: null });
      await db("workbooks").where(key).update({ outcome: "Error" });
      await finishWorkbookRevision(db, key, new Date());
    });
    const path = { ...params.path, revision: 1 };
    const failed = await as(member).GET(status, { params: { path } });

    const { data, response } = await as(member).POST(revisions, { params, body: {} });

    expect(failed.data).toMatchObject({
      outcome: "Error",
      workbooks: [
        { outcome: "Error", errorDescription: "Financial statements couldn’t be generated" },
      ],
    });
    expect(response.status).toBe(202);
    expect(data).toMatchObject({
      revisionNumber: 1,
      outcome: "Pending",
      workbooks: [{ variantId: "financial-statements", outcome: "Pending" }],
    });
  });

  test("is done once for an idempotency key, and once for many at the same moment", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params } = review;
    await save({ as, tenant, review }, [inThousands], 1);
    const headers = { "idempotency-key": randomUUID() };
    const generate = (more: object = {}) =>
      as(member).POST(revisions, { params, body: {}, ...more });

    const replies = await Promise.all([
      generate({ headers }),
      generate({ headers }),
      generate(),
      generate(),
    ]);

    expect(replies.map(({ data }) => data?.revisionNumber)).toEqual([2, 2, 2, 2]);
    expect(await generated(tenant)).toHaveLength(1);
  });

  test("takes files of the same books from a revision that has them, and shares them", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params, financialRecordId } = review;
    await save({ as, tenant, review }, [inThousands], 1);
    await as(member).POST(revisions, { params, body: {} });
    await tenant.tx((db) =>
      db("workbooks")
        .where({ financialRecordId, revisionNumber: 2, variantId: "general-ledger" })
        .update({
          outcome: "Success",
          fileName: "Ledger.xlsx",
          fileSize: 3,
          partsSha256: Buffer.alloc(32, 3),
          fileSha256: Buffer.alloc(32, 4),
          storageKey: "ledger",
        }),
    );
    await save({ as, tenant, review }, [renamed("Rope sales")], 2);

    const { data } = await as(member).POST(revisions, { params, body: {} });

    expect(data?.workbooks).toMatchObject([
      { variantId: "financial-statements", outcome: "Pending" },
      { variantId: "general-ledger", outcome: "Success", filename: "Ledger.xlsx", fileSize: 3 },
    ]);
    const shared = await tenant.tx((db) =>
      db("workbooks").where({ financialRecordId, storageKey: "ledger" }).select("revisionNumber"),
    );
    expect(shared).toHaveLength(2);
  });
});

describe("generating workbooks is refused", () => {
  test("for a version that the statements never had", async ({ as, review }) => {
    const { member, params } = review;

    const { error } = await as(member).POST(revisions, { params, body: { spreadVersion: 2 } });

    expect(error).toMatchObject({
      status: 400,
      errors: [{ pointer: "/body/spreadVersion", code: "unknown-version" }],
    });
  });

  test("while three are being generated", async ({ as, tenant, review }) => {
    const { member, params } = review;
    const replies = [];
    for (const version of [1, 2, 3, 4]) {
      await save({ as, tenant, review }, [renamed(`Sales ${version}`)], version);
      replies.push(await as(member).POST(revisions, { params, body: {} }));
    }

    expect(replies.map(({ response }) => response.status)).toEqual([202, 202, 202, 409]);
    expect(replies.at(-1)?.error).toMatchObject({ type: "workbooks-pending" });
  });

  test("while the collection is hidden, and to whom the statements aren't open", async ({
    as,
    tenant,
    review: { member, params, submissionId: id },
  }) => {
    const refusal = async (asker = member) =>
      (await as(asker).POST(revisions, { params, body: {} })).error;

    expect(await refusal(await signIn(tenant))).toMatchObject({
      type: "workspace-access-required",
    });
    await tenant.tx((db) => db("submissions").where({ id }).update({ deletedAt: new Date() }));
    expect(await refusal()).toMatchObject({
      type: "collection-hidden",
      detail: "Restore it, then generate again.",
    });
    await tenant.tx((db) =>
      db("tenantSettings").update({ financialStatementsReleaseEnabled: true }),
    );
    expect(await refusal()).toMatchObject({ status: 403, type: "statements-not-released" });
  });
});

const renamed = (text: string): EditedCommand => ({
  do: "rename",
  node: "account/4000",
  part: "caption",
  text,
});

async function save(
  { as, tenant, review }: Fixtures,
  commands: readonly EditedCommand[],
  version: number,
): Promise<void> {
  const { member, params } = review;
  const body = await editing(tenant, review, commands);
  const { error } = await as(member).PUT(statements, { params, body, headers: ifMatch(version) });
  expect(error).toBeUndefined();
}

async function generated(tenant: LenderFixtures["tenant"]) {
  const trail = await auditTrail(tenant, "action");
  return trail.filter(({ action }) => action === "workbooks-generated");
}
