import { saveRetentionPolicy } from "@tieout/server/database/tenant/retention-policy";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { ask, cookiesOf } from "@tieout/server/http/testing/ask";
import { auditedActions } from "@tieout/server/http/testing/audit-trail";
import { type HostedTenant, newHostedTenant } from "@tieout/server/http/testing/hosts";
import { newSecret } from "@tieout/server/sealing/secrets";
import { saveReceiptKey } from "@tieout/services/receipts/receipt";
import { finishFileDeletion } from "@tieout/services/retention/deletion";
import { insertImport } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { type BorrowerFixtures, collect, test, tripOf } from "../../testing/index.ts";

const receipt = "/{workspaceId}/Submissions/{submissionId}/receipt";
const withdrawal = `${receipt}/withdrawal` as const;
const ending = `${receipt}/endaccess` as const;

describe("a receipt", () => {
  test("says what was shared, with counts and no amounts, to who shared it", async ({
    as,
    tenant,
  }) => {
    const { visitor, path } = await aCollection(tenant);
    const again = await as().POST("/links/session", { body: { secret: visitor.linkSecret } });
    const other = { ...visitor, cookie: cookiesOf(again.response.headers) };

    const own = await as(visitor).GET(receipt, { params: { path } });
    const theirs = await as(other).GET(receipt, { params: { path } });
    const session = await as(visitor).GET("/links/session");

    expect(own.data).toEqual({
      reference: expect.stringMatching(/^\d{5}-[0-9A-Z]{4}$/),
      sharedTime: builtAt.toISOString(),
      lender: expect.any(String),
      askedBy: expect.any(String),
      contact: expect.stringContaining("@"),
      business: "Tidewater Marine Supply, Inc.",
      books: {
        datasourceNameId: "example",
        company: "Tidewater",
        from: "2025-01-01",
        upTo: "2026-03-15",
        anonymized: false,
        read: [
          { what: "accounts", count: 3 },
          { what: "journal-lines", count: 8 },
          { what: "parties", count: 0 },
        ],
        access: { state: "connected" },
      },
      documents: [],
      permission: expect.objectContaining({ state: "live", datasourceNameId: "example" }),
      otherPermissions: [],
      kept: { state: "open-ended" },
      may: { endAccess: true, withdraw: true },
    });
    expect(theirs.error?.status).toBe(404);
    expect(session.data?.submissions[0]).toMatchObject({ hasReceipt: true });
    expect((await as(other).GET("/links/session")).data?.submissions[0]?.hasReceipt).toBe(
      undefined,
    );
  });

  test("is opened by its mail, in its tenant and for its own address alone", async ({
    as,
    tenant,
    clock,
    pool,
    owner,
  }) => {
    const { path } = await aCollection(tenant);
    const { path: others } = await aCollection(tenant);
    const secret = await aKey(tenant, path.submissionId);
    const abroad = await newHostedTenant({ pool, owner });
    clock.now = new Date(builtAt.getTime() + 90 * 86_400_000);

    const opened = await as().POST("/receipts/open", { body: { secret, ...path } });
    const byMail = as({ cookie: cookiesOf(opened.response.headers) });
    const read = await byMail.GET(receipt, { params: { path } });
    const refused = [
      await as().POST("/receipts/open", { body: { secret, ...others } }),
      await as({ origin: abroad.borrowerOrigin }).POST("/receipts/open", {
        body: { secret, ...path },
      }),
      await as().POST("/receipts/open", { body: { secret: newSecret().secret, ...path } }),
    ];

    expect(opened.response.headers.getSetCookie()[0]).toMatch(
      /^__Host-tieout-receipt=[\w-]{43}; Max-Age=86400; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(read.data).toEqual(opened.data);
    expect((await byMail.GET(receipt, { params: { path: others } })).error?.status).toBe(401);
    expect(refused.map(({ error }) => error?.status)).toEqual([404, 404, 404]);
  });

  test("is the same as a file: in the page's language, with its title, its parts and its fonts", async ({
    tenant,
    portal,
  }) => {
    const { visitor, path } = await aCollection(tenant);
    const address = `/${path.workspaceId}/Submissions/${path.submissionId}/receipt/file`;
    const file = (query: string) =>
      ask(portal.url, visitor, { method: "GET", path: `${address}?${query}` });

    const spanish = await file("language=es&timeZone=Europe/Madrid");
    const wrongZone = await file("language=en&timeZone=Mars/Olympus");

    expect([spanish.status, wrongZone.status]).toEqual([200, 200]);
    expect(spanish.headers.get("content-disposition")).toMatch(/^attachment; filename="Recibo /);
    const plain = spanish.text;
    expect(plain).toMatch(/^%PDF-1\.7/);
    expect(plain).toContain("/Lang (es)");
    expect(plain).toContain("/Marked true");
    expect(plain).toContain("/FontFile2");
  });

  test("offers an exact copy where the lender gives one and the address is confirmed", async ({
    as,
    tenant,
  }) => {
    const { visitor, path } = await aCollection(tenant);
    const offered = async () =>
      (await as(visitor).GET(receipt, { params: { path } })).data?.copyAddress;

    const before = await offered();
    await tenant.tx((db) =>
      db("submissions").update({ verificationEmail: "rosa@tidewater.com", verifiedAt: builtAt }),
    );

    expect([before, await offered()]).toEqual([undefined, "rosa@tidewater.com"]);
  });
});

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
    const secret = await aKey(tenant, path.submissionId);
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
    const { visitor, path, built } = await aCollection(tenant);
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
    const { visitor, path, built } = await aCollection(tenant);
    await tenant.tx((db) =>
      db("submissions").update({ legalHold: true, heldAt: builtAt, heldBy: built.userId }),
    );

    const { data } = await as(visitor).POST(withdrawal, { params: { path } });

    expect(data).toMatchObject({ withdrawnTime: builtAt.toISOString(), kept: { state: "held" } });
    const [row] = await tenant.tx((db) => db("submissions").select("withheldAt", "autoDeleteAt"));
    expect(row).toEqual({ withheldAt: null, autoDeleteAt: null });
  });

  test("changes nothing of what was deleted before", async ({ as, tenant }) => {
    const { visitor, path } = await aCollection(tenant);
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

async function aCollection(tenant: HostedTenant) {
  const { visitor, ...built } = await collect(tenant);
  const path = { workspaceId: visitor.workspaceId, submissionId: built.submissionId };
  await tenant.tx(async (db) => {
    // The builder's sealed tokens can't be opened.
    await db("connections").where({ id: built.connectionId }).update({ sealedTokens: null });
    const steps = db("importSteps").where({ importId: built.importId });
    await steps.clone().where({ step: "accounts" }).update({ done: 3 });
    await steps.clone().where({ step: "journal-lines" }).update({ done: 8 });
  });
  return { visitor, built, path };
}

async function aConnectedCollection(
  given: Pick<BorrowerFixtures, "as" | "tenant" | "services" | "clock">,
) {
  const { visitor, path, built } = await aCollection(given.tenant);
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

async function aKey(tenant: HostedTenant, submissionId: string): Promise<string> {
  const { secret, hash: secretHash } = newSecret();
  await tenant.tx((db) =>
    saveReceiptKey(db, { submissionId, secretHash, address: "rosa@tidewater.com", now: builtAt }),
  );
  return secret;
}

const mailKindsOf = (tenant: HostedTenant): Promise<string[]> =>
  tenant.tx((db) => db("mailDeliveries").pluck("kind"));
