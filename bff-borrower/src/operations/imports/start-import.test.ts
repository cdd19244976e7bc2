import { builtAt } from "@tieout/server/database/testing/tenant";
import { disconnect } from "@tieout/services/connections/end";
import { insertSubmission } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import {
  type BorrowerFixtures,
  insertCollected,
  type LinkVisitor,
  openAgain,
  tripTest as test,
  visit,
} from "../../testing/index.ts";

describe("startImport", () => {
  test("starts an import, and asked again answers the same (S-A18)", async ({
    as,
    trip,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const { workspaceId } = visitor;
    const connectionId = await trip.connect(visitor);
    const submissionId = await submit(as, visitor);
    const asked = { params: { path: { workspaceId, submissionId } }, body: { connectionId } };

    const first = await as(visitor).POST(imports, asked);
    const second = await as(visitor).POST(imports, asked);

    const { financialRecordId = "" } = first.data ?? {};
    const path = { workspaceId, financialRecordId };
    const own = await as(visitor).GET(importStatus, { params: { path } });
    const later = await as(await openAgain(as, visitor)).GET(importStatus, { params: { path } });
    expect(first.data).toEqual({ financialRecordId, submissionId });
    expect(second.data).toEqual(first.data);
    expect(own.data).toMatchObject({ datasetName: "Tidewater Marine Supply, Inc." });
    expect(later.data).toMatchObject({ outcome: "Pending", financialRecordId });
    expect(later.data).not.toHaveProperty("datasetName");
    expect(await tenant.tx((db) => db("imports").select("today"))).toEqual([
      { today: "2026-03-15" },
    ]);
  });

  test("reads for each of two links whose visitors connected one company, one after the other", async ({
    as,
    trip,
    tenant,
  }) => {
    const first = await visit(tenant);
    const { workspaceId } = first;
    const second = await visit(tenant, { workspaceId });
    const connectionId = await trip.connect(first);
    expect(await trip.connect(second)).toBe(connectionId);
    const start = async (visitor: LinkVisitor) => {
      const submissionId = await submit(as, visitor);
      const path = { workspaceId, submissionId };
      const reply = await as(visitor).POST(imports, {
        params: { path },
        body: { connectionId },
      });
      return { ...reply, submissionId };
    };

    const began = await start(first);
    const meanwhile = await start(second);
    await tenant.tx((db) => db("imports").update({ outcome: "Success", finishedAt: builtAt }));
    const afterwards = await start(second);

    expect(began.data).toMatchObject({ submissionId: began.submissionId });
    // Another link's running import isn't shown, and doesn't count as this visitor's.
    expect([meanwhile.error?.status, meanwhile.error?.type]).toEqual([409, "already-running"]);
    expect(afterwards.data).toMatchObject({ submissionId: afterwards.submissionId });
  });

  test("reads for nobody by a consent that has ended, though another visitor connects anew", async ({
    as,
    trip,
    tenant,
  }) => {
    const first = await visit(tenant);
    const { workspaceId } = first;
    const connectionId = await trip.connect(first);
    await tenant.tx((db) => disconnect(db, { workspaceId, id: connectionId }, builtAt));
    const submissionId = await submit(as, first);
    const asked = { params: { path: { workspaceId, submissionId } }, body: { connectionId } };

    const ended = await as(first).POST(imports, asked);
    await trip.connect(await visit(tenant, { workspaceId }));
    const anew = await as(first).POST(imports, asked);

    expect(ended.error?.type).toBe("connection-expired");
    expect(anew.error?.type).toBe("connection-expired");
  });

  test("takes whoever connected the company themselves, and nobody who comes after them", async ({
    as,
    trip,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const first = await trip.connect(visitor);
    const later = await openAgain(as, visitor);
    const submissionId = await submit(as, visitor);
    const { workspaceId } = visitor;
    const asked = {
      params: { path: { workspaceId, submissionId } },
      body: { connectionId: first },
    };

    const foreign = await as(later).POST(imports, asked);
    const second = await trip.connect(later);
    const own = await as(later).POST(imports, asked);

    expect(foreign.error?.type).toBe("not-found");
    expect(second).toBe(first);
    expect(own.response.status).toBe(200);
  });

  test("is refused where the lender takes nobody in", async ({ as, trip, tenant }) => {
    const visitor = await visit(tenant);
    const connectionId = await trip.connect(visitor);
    const submissionId = await submit(as, visitor);
    await tenant.tx((db) => db("tenants").update({ borrowerDisabled: true }));

    const { error } = await as(visitor).POST(imports, {
      params: { path: { workspaceId: visitor.workspaceId, submissionId } },
      body: { connectionId },
    });

    expect(error).toMatchObject({ status: 403, type: "tenant-disabled" });
    expect(await tenant.tx((db) => db("imports"))).toEqual([]);
  });

  test("gives the last collection to exactly one of twenty", async ({ as, tenant }) => {
    const { workspaceId } = await visit(tenant);
    await tenant.tx((db) => db("collectionLimits").update({ collectionLimit: 1 }));
    const visitors = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const visitor = await visit(tenant, { workspaceId });
        return { ...(await tenant.tx((db) => insertSubmission(db, visitor))), ...visitor };
      }),
    );

    const replies = await Promise.all(
      visitors.map(({ submissionId, connectionId, cookie }) =>
        as({ cookie }).POST(imports, {
          params: { path: { workspaceId, submissionId } },
          body: { connectionId, companyShown: "Tidewater" },
        }),
      ),
    );

    const outcomes = replies.map(({ response, error }) => error?.type ?? response.status);
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "limit-reached")).toHaveLength(19);
    expect(await tenant.tx((db) => db("collectionUsages"))).toHaveLength(1);
  });

  test("takes the books of a link once, unless the tenant lets them come again (P-E54, S-C10)", async ({
    as,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const first = await tenant.tx((db) => insertCollected(db, visitor));
    const other = await tenant.tx((db) => insertSubmission(db, visitor));
    const { workspaceId } = visitor;
    const send = (submissionId: string, { connectionId }: { readonly connectionId: string }) =>
      as(visitor).POST(imports, {
        params: { path: { workspaceId, submissionId } },
        body: { connectionId, companyShown: "Tidewater" },
      });

    const again = await send(first.submissionId, first);
    const once = await send(other.submissionId, other);
    await tenant.tx((db) => db("tenantSettings").update({ allowMultipleBorrowerImports: true }));
    const inPlace = await send(first.submissionId, other);
    const more = await send(other.submissionId, other);

    const { submissionId, financialRecordId } = first;
    expect(again.data).toEqual({ submissionId, financialRecordId });
    expect([once, inPlace].map(({ error }) => [error?.status, error?.type])).toEqual([
      [409, "already-collected"],
      [409, "already-collected"],
    ]);
    expect(more.data).toMatchObject({ submissionId: other.submissionId });
  });

  test("remembers the borrower's own day", async ({ as, trip, tenant }) => {
    const visitor = await visit(tenant);
    const connectionId = await trip.connect(visitor);
    const submissionId = await submit(as, visitor);
    const headers = { "timezone-offset": "600" };

    await as({ ...visitor, headers }).POST(imports, {
      params: { path: { workspaceId: visitor.workspaceId, submissionId } },
      body: { connectionId },
    });

    // 9 a.m. in Greenwich is the evening before in a zone ten hours behind.
    expect(builtAt.toISOString()).toBe("2026-03-15T09:00:00.000Z");
    expect(await tenant.tx((db) => db("imports").select("today"))).toEqual([
      { today: "2026-03-14" },
    ]);
  });
});

const imports = "/{workspaceId}/Submissions/{submissionId}/imports";
const importStatus = "/{workspaceId}/financialrecords/{financialRecordId}/importstatus";

async function submit(as: BorrowerFixtures["as"], visitor: LinkVisitor): Promise<string> {
  const { workspaceId: entityId, submissionRequestId: requestId } = visitor;
  const { data } = await as(visitor).POST("/Submissions", { body: { entityId, requestId } });
  return data?.id ?? "";
}
