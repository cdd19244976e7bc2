import { auditedActions } from "@tieout/server/http/testing/audit-trail";
import { describe, expect } from "vitest";
import { collect, openAgain, proveAddress, test } from "../../testing/index.ts";

const requestPath = "/{workspaceId}/Submissions/{submissionId}/customerdatarequest";
const emailAddress = "rosa@tidewater.com";

describe("a copy of what was shared", () => {
  test("is for who connected the books, to an address that is proved first (S-A14, S-C9, S-G6)", async ({
    as,
    tenant,
  }) => {
    const { visitor, submissionId } = await collect(tenant);
    const params = { path: { workspaceId: visitor.workspaceId, submissionId } };
    const body = {
      emailAddress,
      userLanguage: "fr-CA",
      supportEmailAddress: "support@evil.test",
    };
    const ask = (address = emailAddress) =>
      as(visitor).POST(requestPath, { params, body: { ...body, emailAddress: address } });

    const unproved = await ask();
    await tenant.tx((db) => proveAddress(db, visitor, emailAddress));
    const mistyped = await ask("rosa@tidewatre.com");
    const asked = await Promise.all([ask(), ask("Rosa@tidewater.com")]);
    const other = await openAgain(as, visitor);
    const told = async (by: typeof visitor) =>
      (await as(by).GET("/links/session")).data?.submissions[0]?.requestedCopy;

    expect([unproved, mistyped].map(({ error }) => [error?.status, error?.type])).toEqual([
      [409, "address-not-proven"],
      [409, "address-not-proven"],
    ]);
    expect(asked.map(({ data }) => data?.state)).toEqual(["building", "building"]);
    expect(await told(visitor)).toMatchObject({ state: "building" });
    expect(await told(other)).toBeUndefined();
    expect(await tenant.tx((db) => db("userCopies").select("state", "language"))).toEqual([
      { state: "Building", language: "fr" },
    ]);
    const actions = await auditedActions(tenant);
    expect(actions.filter((action) => action === "user-copy-requested")).toHaveLength(1);
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
