import { auditedActions } from "@tieout/server/http/testing/audit-trail";
import { describe, expect } from "vitest";
import { collect, mailsOf, openAgain, test } from "../../testing/index.ts";

const requestPath = "/{workspaceId}/Submissions/{submissionId}/customerdatarequest";
const emailAddress = "rosa@tidewater.com";

describe("a copy of what was shared", () => {
  test("is for who connected the books, to an address that is confirmed first (S-A14, S-C9, S-G6)", async ({
    as,
    tenant,
    services,
  }) => {
    const { visitor, submissionId } = await collect(tenant);
    const { workspaceId } = visitor;
    const path = { workspaceId, submissionId };
    const body = {
      emailAddress,
      userLanguage: "fr-CA",
      supportEmailAddress: "support@evil.test",
    };

    const first = await as(visitor).POST(requestPath, { params: { path }, body });
    const again = await as(visitor).POST(requestPath, { params: { path }, body });
    const [mail] = await mailsOf(tenant, services);
    await as().POST("/emailconfirmations/confirm", { body: { secret: mail?.secret ?? "" } });
    const second = await as(visitor).POST(requestPath, { params: { path }, body });

    expect([first.data, again.data]).toEqual(
      [1, 2].map(() => ({ emailAddress, state: "awaiting-confirmation" })),
    );
    expect(second.data).toEqual({ emailAddress, state: "building" });
    expect(mail).toMatchObject({ kind: "confirm-email", toAddress: emailAddress, language: "fr" });
    expect(JSON.stringify(mail)).not.toContain("evil");
    // Confirming the address released the waiting copy, just one however often it was requested.
    expect(await tenant.tx((db) => db("userCopies").select("address", "state"))).toEqual([
      { address: emailAddress, state: "Building" },
    ]);
    const actions = await auditedActions(tenant);
    expect(actions.filter((action) => action === "user-copy-requested")).toHaveLength(1);
  });

  test("goes to the address that was given last, and a mistyped one is nobody's to confirm", async ({
    as,
    tenant,
    services,
  }) => {
    const { visitor, submissionId } = await collect(tenant);
    const path = { workspaceId: visitor.workspaceId, submissionId };
    const mistyped = "rosa@tidewatre.com";
    const given = [mistyped, emailAddress];
    for (const address of given) {
      await as(visitor).POST(requestPath, { params: { path }, body: { emailAddress: address } });
    }

    const answers = [];
    for (const { toAddress, secret } of await mailsOf(tenant, services)) {
      const body = { secret: secret ?? "" };
      const { response } = await as().POST("/emailconfirmations/confirm", { body });
      answers.push([toAddress, response.status]);
    }

    expect(answers.toSorted()).toEqual([
      [emailAddress, 200],
      [mistyped, 410],
    ]);
    expect(await tenant.tx((db) => db("userCopies").select("address", "state"))).toEqual([
      { address: emailAddress, state: "Building" },
    ]);
  });

  test("leaves the question about the submission's own address, where the copy goes elsewhere", async ({
    as,
    tenant,
    services,
  }) => {
    const { visitor, submissionId } = await collect(tenant);
    const path = { workspaceId: visitor.workspaceId, submissionId };
    const own = "books@tidewater.com";
    await as(visitor).POST("/{workspaceId}/Submissions/{submissionId}/emailconfirmations", {
      params: { path },
      body: { emailAddress: own },
    });
    for (const address of [own, emailAddress]) {
      await as(visitor).POST(requestPath, { params: { path }, body: { emailAddress: address } });
    }

    const mails = await mailsOf(tenant, services);
    const toOwn = mails.find(({ toAddress }) => toAddress === own);
    const body = { secret: toOwn?.secret ?? "" };
    const { response } = await as().POST("/emailconfirmations/confirm", { body });

    expect(response.status).toBe(200);
    expect(await tenant.tx((db) => db("userCopies").select("address", "state"))).toEqual([
      { address: emailAddress, state: "AwaitingConfirmation" },
    ]);
  });

  test("is still known to whoever comes back before it's sent, and to nobody else", async ({
    as,
    tenant,
    services,
  }) => {
    const { visitor, submissionId } = await collect(tenant);
    const params = { path: { workspaceId: visitor.workspaceId, submissionId } };
    const other = await openAgain(as, visitor);
    const told = async (by: typeof visitor) =>
      (await as(by).GET("/links/session")).data?.submissions[0]?.requestedCopy;

    const before = await told(visitor);
    await as(visitor).POST(requestPath, { params, body: { emailAddress } });
    const asked = await told(visitor);
    const [mail] = await mailsOf(tenant, services);
    await as().POST("/emailconfirmations/confirm", { body: { secret: mail?.secret ?? "" } });
    const confirmed = await told(visitor);
    const theirs = await told(other);
    await tenant.tx((db) => db("userCopies").update({ state: "Failed" }));

    expect([before, await told(visitor), theirs]).toEqual([undefined, undefined, undefined]);
    expect([asked, confirmed]).toEqual([
      { emailAddress, state: "awaiting-confirmation" },
      { emailAddress, state: "building" },
    ]);
  });

  test("isn't for another visitor of the same link, nor where the lender gives none", async ({
    as,
    tenant,
  }) => {
    const { visitor, submissionId } = await collect(tenant);
    const params = { path: { workspaceId: visitor.workspaceId, submissionId } };
    const other = await openAgain(as, visitor);
    const offered = async (by: typeof visitor) =>
      (await as(by).GET("/links/session")).data?.submissions[0]?.mayRequestCopy;

    const standing = [await offered(visitor), await offered(other)];
    const theirs = await as(other).POST(requestPath, { params, body: { emailAddress } });
    const wrong = await as(visitor).POST(requestPath, { params, body: { emailAddress: "rosa" } });
    await tenant.tx((db) => db("tenantSettings").update({ disableProvideUserCopy: true }));
    const off = await as(visitor).POST(requestPath, { params, body: { emailAddress } });

    expect(standing).toEqual([true, undefined]);
    expect(await offered(visitor)).toBeUndefined();
    expect([theirs, wrong, off].map(({ error }) => [error?.status, error?.type])).toEqual([
      [404, "not-found"],
      [400, "invalid"],
      [403, "copy-not-offered"],
    ]);
    expect(await tenant.tx((db) => db("userCopies"))).toEqual([]);
  });
});
