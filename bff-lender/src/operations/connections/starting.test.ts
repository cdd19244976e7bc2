import { insertConsent, insertLink, insertSubmission } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { signInAs, tripTest as test } from "../../testing/index.ts";

describe("startImport", () => {
  test("starts an import, and asked again answers the same (P-A38, P-A39, P-E39, P-E40, P-E41, P-E42)", async ({
    as,
    trip,
    tenant,
  }) => {
    const { member, workspaceId, submissionId } = await trip.submission();
    const connectionId = await trip.connect(member, { workspaceId });
    const asked = { params: { path: { workspaceId, submissionId } }, body: { connectionId } };

    const [first, second] = [
      await as(member).POST(imports, asked),
      await as(member).POST(imports, asked),
    ];
    const { financialRecordId = "" } = first.data ?? {};
    const status = await as(member).GET(importStatus, {
      params: { path: { workspaceId, financialRecordId } },
    });
    const jobs = await as(member).GET("/submissions/listpending");

    expect(first.data).toEqual({ financialRecordId, submissionId });
    expect(second.data).toEqual(first.data);
    expect(status.data).toMatchObject({
      outcome: "Pending",
      errorCode: "None",
      datasetName: "Tidewater Marine Supply, Inc.",
      submissionId,
      financialRecordId,
      datasourceNameId: "example",
    });
    expect(jobs.data).toMatchObject([
      {
        financialRecordId,
        submissionId,
        workspaceId,
        connectionId,
        workspaceName: "Tidewater Marine Supply, Inc.",
        datasourceNameId: "example",
        canViewWorkspace: true,
        canManageWorkspaceUsers: true,
        hasShareableLink: true,
        submissionRequestId: expect.any(Number),
        status: { outcome: "Pending", errorCode: "None" },
      },
    ]);
    expect(await tenant.tx((db) => db("collectionUsages").select("submissionId"))).toEqual([
      { submissionId },
    ]);
  });

  test("shows a colleague that books are read, and not whose", async ({ as, trip, tenant }) => {
    const { member, workspaceId, submissionId } = await trip.submission();
    const connectionId = await trip.connect(member, { workspaceId });
    const path = { workspaceId, submissionId };
    await as(member).POST(imports, { params: { path }, body: { connectionId } });
    const { userId } = await tenant.tx((db) => insertLink(db));

    const { data } = await as(await signInAs(tenant, userId)).GET("/submissions/listpending");

    expect(data).toMatchObject([{ canViewWorkspace: false, status: { steps: [] } }]);
    expect(JSON.stringify(data)).not.toContain("datasetName");
  });

  test("gives the last collection to exactly one of twenty", async ({ as, trip, tenant }) => {
    const { member, workspaceId, userId } = await trip.submission();
    await tenant.tx((db) => db("collectionLimits").update({ collectionLimit: 1 }));
    const built = await Promise.all(
      Array.from({ length: 20 }, () =>
        tenant.tx(async (db) => {
          const built = await insertSubmission(db, await insertLink(db, { workspaceId }));
          await insertConsent(db, { ...built, by: { userId, ground: "client-access" } });
          return built;
        }),
      ),
    );

    const replies = await Promise.all(
      built.map(({ submissionId, connectionId }) =>
        as(member).POST(imports, {
          params: { path: { workspaceId, submissionId } },
          body: { connectionId },
        }),
      ),
    );
    const limit = await as(member).GET("/tenant/safedatacollectionlimit");

    const outcomes = replies.map(({ response, error }) => error?.type ?? response.status);
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "limit-reached")).toHaveLength(19);
    expect(limit.data).toMatchObject({ hasLimit: true, limit: 1, countRemaining: 0 });
    expect(await tenant.tx((db) => db("imports"))).toHaveLength(1);
    expect(userId).toBe(member.userId);
  });
});

const imports = "/{workspaceId}/Submissions/{submissionId}/imports";
const importStatus = "/{workspaceId}/financialrecords/{financialRecordId}/importstatus";
