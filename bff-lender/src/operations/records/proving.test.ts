import { randomUUID } from "node:crypto";
import { auditTrail } from "@tieout/server/http/testing/audit-trail";
import { finishProof } from "@tieout/services/financial-records/workbook-proof";
import { createWorkbookRevision } from "@tieout/services/financial-records/workbook-revision";
import { describe, expect } from "vitest";
import { signIn, reviewTest as test } from "../../testing/index.ts";

const prove =
  "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/workbooks/revisions/{revision}/prove";
const status = "/{workspaceId}/financialrecords/{financialRecordId}/workbooks/{revision}/status";

describe("rebuilding a revision", () => {
  test("is pending until it's compared, and its result is with the revisions (S-T22)", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, submissionId, financialRecordId } = review;
    const params = paramsOf(review);
    const asked = await as(member).POST(prove, { params });
    const pending = await as(member).GET(status, { params });
    await tenant.tx((db) =>
      finishProof(
        db,
        { financialRecordId, revisionNumber: 1 },
        {
          ...{ writerVersion: 2, inputs: "same", now: new Date("2026-03-15T12:00:00Z") },
          files: [{ variantId: "financial-statements", basis: "accrual", outcome: "identical" }],
        },
      ),
    );
    const { workspaceId } = params.path;
    const { data: details } = await as(member).GET("/{workspaceId}/Submissions/{submissionId}", {
      params: { path: { workspaceId, submissionId } },
    });

    expect(asked.response.status).toBe(202);
    expect(asked.data?.proof).toEqual({
      creationTime: expect.any(String),
      requestedBy: "Dana Whitfield",
    });
    expect(pending.data).toEqual(asked.data);
    expect(details?.workbooks).toMatchObject([
      {
        revisionNumber: 1,
        proof: {
          finishedTime: "2026-03-15T12:00:00.000Z",
          writerVersion: 2,
          inputs: "same",
          files: [{ variantId: "financial-statements", basis: "accrual", outcome: "identical" }],
        },
      },
    ]);
    expect((await auditTrail(tenant, "action", "subjectId")).at(-1)).toEqual({
      action: "workbook-proof-requested",
      subjectId: submissionId,
    });
  });

  test("is begun once, however often it's asked for while it's pending", async ({
    as,
    tenant,
    review,
  }) => {
    const { member } = review;
    const params = paramsOf(review);
    const headers = { "idempotency-key": randomUUID() };

    const replies = await Promise.all([
      as(member).POST(prove, { params, headers }),
      as(member).POST(prove, { params, headers }),
      as(member).POST(prove, { params }),
      as(member).POST(prove, { params }),
    ]);

    expect(replies.map(({ response }) => response.status)).toEqual([202, 202, 202, 202]);
    expect(new Set(replies.map(({ data }) => data?.proof?.creationTime)).size).toBe(1);
    const actions = (await auditTrail(tenant, "action")).map(({ action }) => action);
    expect(actions.filter((action) => action === "workbook-proof-requested")).toHaveLength(1);
  });

  test("again forgets what came of it before", async ({ as, tenant, review }) => {
    const { member, financialRecordId } = review;
    const params = paramsOf(review);
    await as(member).POST(prove, { params });
    const found = { writerVersion: 2, inputs: "changed", files: [], now: new Date() } as const;
    await tenant.tx((db) => finishProof(db, { financialRecordId, revisionNumber: 1 }, found));

    const { data } = await as(member).POST(prove, { params });

    expect(data?.proof).not.toHaveProperty("finishedTime");
    expect(data?.proof).not.toHaveProperty("inputs");
  });
});

describe("rebuilding a revision is refused", () => {
  test("for one that isn't there, is still generated, or has no files", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, financialRecordId } = review;
    const refusal = async (revision = 1) =>
      (await as(member).POST(prove, { params: paramsOf(review, revision) })).error;
    const unknown = await refusal(7);
    await tenant.tx((db) =>
      db("workbooks").where({ financialRecordId }).update({ outcome: "Error" }),
    );
    const empty = await refusal();
    await tenant.tx((db) =>
      db("workbookRevisions")
        .where({ financialRecordId })
        .update({ outcome: "Pending", finishedAt: null }),
    );

    expect(unknown).toMatchObject({ status: 404 });
    expect(empty).toMatchObject({ status: 409, type: "no-workbooks" });
    expect(await refusal()).toMatchObject({
      status: 409,
      type: "workbooks-pending",
      title: "These workbooks are still being generated.",
    });
  });

  test("while another revision of the data collection is rebuilt", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, financialRecordId } = review;
    await as(member).POST(prove, { params: paramsOf(review) });
    await tenant.tx((db) =>
      createWorkbookRevision(db, {
        ...{ financialRecordId, now: new Date() },
        workbooks: [
          { variantId: "general-ledger", basis: "accrual", kind: "general-ledger", tags: [] },
        ],
        inputs: { spreadVersion: 1, writerVersion: 1, language: "en", hash: "0".repeat(64) },
      }),
    );

    const { error } = await as(member).POST(prove, { params: paramsOf(review, 2) });

    expect(error).toMatchObject({
      status: 409,
      type: "proof-pending",
      detail: "Wait until it’s done, then try again.",
    });
  });

  test("to whom its files aren't open, and once they are gone", async ({ as, tenant, review }) => {
    const { member, financialRecordId } = review;
    const params = paramsOf(review);
    const refusal = async (asker = member) => (await as(asker).POST(prove, { params })).error;

    expect(await refusal(await signIn(tenant))).toMatchObject({
      type: "workspace-access-required",
    });
    const settings = { financialStatementsReleaseEnabled: true };
    await tenant.tx((db) => db("tenantSettings").update(settings));
    expect(await refusal()).toMatchObject({ status: 403, type: "statements-not-released" });
    await tenant.tx((db) =>
      db("financialRecords")
        .where({ id: financialRecordId })
        .update({ status: "Deleted", deletedAt: new Date() }),
    );
    expect(await refusal()).toMatchObject({ status: 410 });
  });
});

function paramsOf(
  { params }: { readonly params: { readonly path: RecordPath } },
  revision = 1,
): { readonly path: RecordPath & { readonly revision: number } } {
  return { path: { ...params.path, revision } };
}

interface RecordPath {
  readonly workspaceId: string;
  readonly financialRecordId: string;
}
