import { builtAt } from "@tieout/server/database/testing/tenant";
import { ask, cookiesOf } from "@tieout/server/http/testing/ask";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { newSecret } from "@tieout/server/sealing/secrets";
import { findConsent } from "@tieout/services/consent/consent";
import { saveConsent, saveConsentCompany } from "@tieout/services/consent/save-consent";
import { confirmConsent } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { test } from "../../testing/index.ts";
import { aReceiptKey, aSharedCollection } from "../../testing/shared-collection.ts";

const receipt = "/{workspaceId}/Submissions/{submissionId}/receipt";

describe("a receipt", () => {
  test("says what was shared, with counts and no amounts, to who shared it", async ({
    as,
    tenant,
  }) => {
    const { visitor, path } = await aSharedCollection(tenant);
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
      asksForMore: false,
      kept: { state: "open-ended" },
      timeZone: "UTC",
      may: { endAccess: true, withdraw: true },
    });
    expect(theirs.error?.status).toBe(404);
    expect(session.data?.submissions[0]).toMatchObject({ hasReceipt: true });
    expect((await as(other).GET("/links/session")).data?.submissions[0]?.hasReceipt).toBe(
      undefined,
    );
  });

  test("of a file of balances lists them, and neither a ledger nor its lines", async ({
    as,
    tenant,
  }) => {
    const { visitor, path } = await aSharedCollection(tenant);
    await tenant.tx(async (db) => {
      await db("financialRecords").update({ hasEntries: false });
      const consent = await findConsent(db, await db("consents").first("id"));
      if (!consent) throw new Error("The collection should have a consent");
      const { workspaceId, scope } = consent;
      const { submissionId } = path;
      const id = await saveConsent(db, {
        ...{ workspaceId, submissionId, scope, hasEntries: false },
        by: { linkSessionId: visitor.linkSessionId },
        accountingPackage: "fileupload",
        language: "en",
        agreedAt: builtAt,
      });
      const { connectionId = "" } = consent;
      await saveConsentCompany(db, id, { connectionId, organizationId: connectionId });
      await confirmConsent(db, id, { submissionId });
    });

    const { data } = await as(visitor).GET(receipt, { params: { path } });

    expect(data?.books?.read).toMatchObject([
      { what: "accounts", count: 3 },
      { what: "balances", count: 3 },
      { what: "parties", count: 0 },
    ]);
    expect(data?.otherPermissions).toMatchObject([
      { datasourceNameId: "fileupload", hasEntries: false },
    ]);
  });

  test("is opened by its mail, in its tenant and for its own address alone", async ({
    as,
    tenant,
    clock,
    pool,
    owner,
  }) => {
    const { path } = await aSharedCollection(tenant);
    const { path: others } = await aSharedCollection(tenant);
    const secret = await aReceiptKey(tenant, path.submissionId);
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
    const { visitor, path } = await aSharedCollection(tenant);
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
    const { visitor, path } = await aSharedCollection(tenant);
    const offered = async () =>
      (await as(visitor).GET(receipt, { params: { path } })).data?.copyAddress;

    const before = await offered();
    await tenant.tx((db) =>
      db("submissions").update({ verificationEmail: "rosa@tidewater.com", verifiedAt: builtAt }),
    );

    expect([before, await offered()]).toEqual([undefined, "rosa@tidewater.com"]);
  });
});
