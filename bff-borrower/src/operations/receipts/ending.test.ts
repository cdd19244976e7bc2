import { saveRetentionPolicy } from "@tieout/server/database/tenant/retention-policy";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { ask, cookiesOf } from "@tieout/server/http/testing/ask";
import { auditedActions } from "@tieout/server/http/testing/audit-trail";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { finishFileDeletion } from "@tieout/services/retention/deletion";
import { insertImport } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { type BorrowerFixtures, test, tripOf } from "../../testing/index.ts";
import { aReceiptKey, aSharedCollection } from "../../testing/shared-collection.ts";

const receipt = "/{workspaceId}/Submissions/{submissionId}/receipt";
const withdrawal = `${receipt}/withdrawal` as const;
const ending = `${receipt}/endaccess` as const;

describe("while the lender's pages are closed", () => {
  test("a receipt opens, is saved, ends access and withdraws, and no read starts", async ({
    as,
    tenant,
    services,
    clock,
    portal,
  }) => {
    const given = { as, tenant, services, clock };
    const { visitor, path, connectionId } = await aConnectedCollection(given);
    const secret = await aReceiptKey(tenant, path.submissionId);
    await tenant.tx((db) => db("tenants").update({ borrowerDisabled: true }));
    const address = `/${path.workspaceId}/Submissions/${path.submissionId}/receipt/file`;

    const opened = await as().POST("/receipts/open", { body: { secret, ...path } });
    const byMail = as({ cookie: cookiesOf(opened.response.headers) });
    const file = await ask(portal.url, visitor, { method: "GET", path: `${address}?language=en` });
    const read = await as(visitor).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
      params: { path },
      body: { connectionId },
    });
    const ended = await byMail.POST(ending, { params: { path } });
    const withdrawn = await as(visitor).POST(withdrawal, { params: { path } });

    expect(opened.data).toMatchObject({ may: { endAccess: true, withdraw: true } });
    expect(file.status).toBe(200);
    expect(read.error).toMatchObject({ status: 403, type: "tenant-disabled" });
    expect(ended.data).toMatchObject({ books: { access: { state: "ended" } } });
    expect(withdrawn.data).toMatchObject({ withdrawnTime: builtAt.toISOString() });
  });
});

describe("ending access", () => {
  test("ends the consent at the package and here, once, and leaves what was read", async ({
    as,
    tenant,
    services,
    clock,
  }) => {
    const given = { as, tenant, services, clock };
    const { visitor, path, connectionId } = await aConnectedCollection(given);

    const ended = await as(visitor).POST(ending, { params: { path } });
    const again = await as(visitor).POST(ending, { params: { path } });

    expect(ended.data).toMatchObject({
      books: { access: { state: "ended", endedTime: builtAt.toISOString() } },
      may: { endAccess: false, withdraw: true },
    });
    expect(again.data).toEqual(ended.data);
    const [connection] = await tenant.tx((db) =>
      db("connections").where({ id: connectionId }).select("state", "sealedTokens", "deletedAt"),
    );
    expect(connection).toEqual({ state: "Disconnected", sealedTokens: null, deletedAt: null });
    const trail = await tenant.tx((db) =>
      db("auditEvents").where({ action: "access-ended" }).select("actorKind", "details"),
    );
    expect(trail).toEqual([{ actorKind: "borrower", details: { revoked: true } }]);
    const [record] = await tenant.tx((db) => db("financialRecords").select("status"));
    expect(record.status).toBe("Created");
  });
});

describe("withdrawing", () => {
  test("ends access, takes what was sent out of sight, and tells who asked for it, once", async ({
    as,
    tenant,
    services,
    clock,
  }) => {
    const given = { as, tenant, services, clock };
    const { visitor, path, connectionId } = await aConnectedCollection(given);
    await tenant.tx((db) => saveRetentionPolicy(db, { count: 7, unit: "years" }, builtAt));
    const withdraw = () => as(visitor).POST(withdrawal, { params: { path } });

    const [first, second] = await Promise.all([withdraw(), withdraw()]);
    const later = await withdraw();

    expect([first.response.status, second.response.status]).toEqual([200, 200]);
    expect(later.data).toMatchObject({
      withdrawnTime: builtAt.toISOString(),
      books: { access: { state: "ended" } },
      kept: { state: "kept", at: "2026-04-13T03:00:00.000Z" },
      may: { endAccess: false, withdraw: false },
    });
    expect(await mailKindsOf(tenant)).toEqual(["records-withdrawn"]);
    const actions = await auditedActions(tenant);
    expect(actions.filter((action) => action === "records-withdrawn")).toHaveLength(1);
    const [connection] = await tenant.tx((db) =>
      db("connections").where({ id: connectionId }).select("state"),
    );
    expect(connection.state).toBe("Disconnected");
    // The link is as before but says so, and they may share again.
    expect((await as(visitor).GET("/links/session")).data).toMatchObject({
      withdrawnTime: builtAt.toISOString(),
      submissions: [],
    });
  });

  test("stops what is being read, and isn't undone by an import that ends in the same instant", async ({
    as,
    tenant,
  }) => {
    const { visitor, path, built } = await aSharedCollection(tenant);
    const running = await tenant.tx((db) => insertImport(db, built));

    await as(visitor).POST(withdrawal, { params: { path } });

    const [stopped] = await tenant.tx((db) =>
      db("imports").where({ id: running.importId }).select("outcome", "errorCode"),
    );
    expect(stopped).toEqual({ outcome: "Error", errorCode: "Cancelled" });
    const again = await as(visitor).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
      params: { path },
      body: { connectionId: built.connectionId },
    });
    expect(again.error?.status).toBe(404);
  });

  test("doesn't reach what the law asks for, and says so", async ({ as, tenant }) => {
    const { visitor, path, built } = await aSharedCollection(tenant);
    await tenant.tx((db) =>
      db("submissions").update({ legalHold: true, heldAt: builtAt, heldBy: built.userId }),
    );

    const { data } = await as(visitor).POST(withdrawal, { params: { path } });

    expect(data).toMatchObject({ withdrawnTime: builtAt.toISOString(), kept: { state: "held" } });
    const [row] = await tenant.tx((db) => db("submissions").select("withheldAt", "autoDeleteAt"));
    expect(row).toEqual({ withheldAt: null, autoDeleteAt: null });
  });

  test("changes nothing of what was deleted before", async ({ as, tenant }) => {
    const { visitor, path } = await aSharedCollection(tenant);
    await tenant.tx(async (db) => {
      await db("submissions").update({ filesDeletedAt: builtAt });
      await finishFileDeletion(db, path.submissionId, builtAt);
    });

    const { data } = await as(visitor).POST(withdrawal, { params: { path } });

    expect(data?.withdrawnTime).toBeUndefined();
    expect(data).toMatchObject({
      books: { from: "2025-01-01" },
      kept: { state: "deleted", at: builtAt.toISOString() },
      may: { withdraw: false },
    });
    expect(await mailKindsOf(tenant)).toEqual([]);
  });
});

async function aConnectedCollection(
  given: Pick<BorrowerFixtures, "as" | "tenant" | "services" | "clock">,
) {
  const { visitor, path, built } = await aSharedCollection(given.tenant);
  const connectionId = await tripOf(given).connect(visitor);
  await given.tenant.tx(async (db) => {
    const consent = { liveAt: builtAt, submissionId: built.submissionId };
    const [{ id: consentId }] = await db("consents")
      .where({ connectionId })
      .update(consent)
      .returning("id");
    await db("imports").where({ id: built.importId }).update({ connectionId, consentId });
  });
  return { visitor, path, connectionId };
}

const mailKindsOf = (tenant: HostedTenant): Promise<string[]> =>
  tenant.tx((db) => db("mailDeliveries").pluck("kind"));
