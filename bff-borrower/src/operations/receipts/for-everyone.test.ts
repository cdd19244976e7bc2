import { builtAt } from "@tieout/server/database/testing/tenant";
import { cookiesOf } from "@tieout/server/http/testing/ask";
import { describe, expect } from "vitest";
import {
  type BorrowerFixtures,
  collect,
  type LinkVisitor,
  mailsOf,
  openAgain,
  test,
  tripOf,
  uploadFile,
  visit,
} from "../../testing/index.ts";

const receipt = "/{workspaceId}/Submissions/{submissionId}/receipt";
const ending = `${receipt}/permissions/{permissionId}/end` as const;

type Given = Pick<BorrowerFixtures, "as" | "tenant" | "services">;

/** Types the code that goes to this address. */
async function prove({ as, tenant, services }: Given, visitor: LinkVisitor, emailAddress: string) {
  await tenant.tx((db) => db("mailDeliveries").where({ kind: "email-code" }).delete());
  await as(visitor).POST("/links/session/emailcode", { body: { emailAddress } });
  const mails = await mailsOf(tenant, services);
  const body = { code: mails.find(({ kind }) => kind === "email-code")?.secret ?? "" };
  await as(visitor).POST("/links/session/emailcode/check", { body });
}

describe("documents alone", () => {
  test("have a receipt once they're delivered; its mail opens it, from anywhere, and withdraws", async ({
    as,
    portal,
    tenant,
    services,
  }) => {
    const visitor = await visit(tenant);
    const { workspaceId, submissionRequestId: requestId } = visitor;
    const spanish = { ...visitor, headers: { "accept-language": "es-US" } };
    const begun = await as(spanish).POST("/Submissions", {
      body: { entityId: workspaceId, requestId },
    });
    const path = { workspaceId, submissionId: begun.data?.id ?? "" };
    const address = `${portal.url}/api/documents/${workspaceId}?submissionId=${path.submissionId}`;
    const content = Buffer.from("%PDF-1.7 our lease");
    await uploadFile({ address, visitor, content, name: "lease.pdf" });
    const before = await as(visitor).GET(receipt, { params: { path } });
    await as(visitor).POST("/documents/{workspaceId}/{submissionId}/delivery", {
      params: { path },
    });

    const own = await as(visitor).GET(receipt, { params: { path } });
    await prove({ as, tenant, services }, visitor, "rosa@tidewater.com");
    const mail = (await mailsOf(tenant, services)).find(({ kind }) => kind === "receipt");
    const opened = await as().POST("/receipts/open", {
      body: { secret: mail?.secret ?? "", ...path },
    });
    const byMail = as({ cookie: cookiesOf(opened.response.headers) });
    const withdrawn = await byMail.POST(`${receipt}/withdrawal`, { params: { path } });

    expect(before.error?.status).toBe(404);
    expect(own.data).toMatchObject({
      business: "Tidewater Marine Supply, Inc.",
      documents: [{ name: "lease.pdf", bytes: expect.any(Number) }],
      otherPermissions: [],
      may: { endAccess: false, withdraw: true },
    });
    expect(own.data?.books).toBeUndefined();
    expect(mail).toMatchObject({
      toAddress: "rosa@tidewater.com",
      language: "es",
      content: {
        workspaceName: "Tidewater Marine Supply, Inc.",
        receivedAt: builtAt.toISOString(),
        region: "US",
        way: "withdraw",
      },
    });
    expect(opened.data?.documents).toEqual(own.data?.documents);
    expect(withdrawn.data?.withdrawnTime).toBe(builtAt.toISOString());
  });
});

describe("the permissions on a receipt", () => {
  test("are all that the proved address gave this lender, and none of another visitor's", async ({
    as,
    tenant,
    services,
  }) => {
    const [first, second] = [await collect(tenant), await collect(tenant)];
    const stranger = await collect(tenant);
    const pathOf = ({ visitor: { workspaceId }, submissionId }: typeof first) => ({
      workspaceId,
      submissionId,
    });
    const othersOf = async (of: typeof first) =>
      (await as(of.visitor).GET(receipt, { params: { path: pathOf(of) } })).data?.otherPermissions;

    const unproved = await othersOf(first);
    await prove({ as, tenant, services }, first.visitor, "rosa@tidewater.com");
    await prove({ as, tenant, services }, second.visitor, "rosa@tidewater.com");
    await prove({ as, tenant, services }, stranger.visitor, "eve@evil.test");
    const proved = await othersOf(first);

    expect(unproved).toEqual([]);
    expect(proved).toMatchObject([{ business: "Tidewater Marine Supply, Inc.", state: "live" }]);
    const [consent] = await tenant.tx((db) =>
      db("consents").where({ linkSessionId: second.visitor.linkSessionId }).select("id"),
    );
    expect(proved?.[0]?.id).toBe(consent?.id);
    expect(proved).toHaveLength(1);
    expect(await othersOf(stranger)).toEqual([]);
  });

  test("aren't shown to whom a mailed link was forwarded", async ({ as, tenant }) => {
    const owner = await collect(tenant);
    const { visitor, submissionId } = owner;
    await tenant.tx(async (db) => {
      await db("consents").update({
        emailAddress: "rosa@tidewater.com",
        emailProof: "mailed-link",
      });
      await db("mailDeliveries").insert({
        tenantId: tenant.id,
        id: crypto.randomUUID(),
        kind: "request",
        toAddress: "rosa@tidewater.com",
        content: JSON.stringify({ sharedLinkId: visitor.sharedLinkId }),
        state: "Sent",
        sentAt: builtAt,
      });
    });
    const bookkeeper = await openAgain(as, visitor);

    const path = { workspaceId: visitor.workspaceId, submissionId };
    const seen = await as(bookkeeper).GET(receipt, { params: { path } });

    expect(seen.error?.status).toBe(404);
  });

  test("end one by one, at the package too, and nobody else's does", async ({
    as,
    tenant,
    services,
    clock,
  }) => {
    const { visitor, submissionId, importId } = await collect(tenant);
    const connectionId = await tripOf({ as, tenant, services, clock }).connect(visitor);
    const stranger = await collect(tenant);
    const [permissionId, strangers] = await tenant.tx(async (db) => {
      const live = { liveAt: builtAt, submissionId };
      const [own] = await db("consents").where({ connectionId }).update(live).returning("id");
      await db("imports").where({ id: importId }).update({ connectionId, consentId: own.id });
      const { linkSessionId } = stranger.visitor;
      const [other] = await db("consents").where({ linkSessionId }).select("id");
      return [own.id, other.id];
    });
    const path = { workspaceId: visitor.workspaceId, submissionId };

    const theirs = await as(visitor).POST(ending, {
      params: { path: { ...path, permissionId: strangers } },
    });
    const ended = await as(visitor).POST(ending, { params: { path: { ...path, permissionId } } });
    const again = await as(visitor).POST(ending, { params: { path: { ...path, permissionId } } });

    expect(theirs.error?.status).toBe(404);
    expect(ended.data?.permission).toMatchObject({
      id: permissionId,
      state: "ended",
      endTime: builtAt.toISOString(),
      revoked: true,
      mayEnd: false,
    });
    expect(again.data).toEqual(ended.data);
  });
});
