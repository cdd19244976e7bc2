import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { insertLink } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { signInAs, test } from "../../testing/index.ts";

describe("createSubmission", () => {
  test("begins a collection for a request of the workspace, and for no other (P-A34, S-A11)", async ({
    as,
    tenant,
  }) => {
    const { asker, entityId, requestId } = await aRequest(tenant);
    const other = await aRequest(tenant);
    const member = as(asker);

    const none = await member.GET("/submissions/newest", { params: { query: { entityId } } });
    const { data } = await member.POST("/Submissions", { body: { entityId, requestId } });
    const foreign = await member.POST("/Submissions", {
      body: { entityId, requestId: other.requestId },
    });
    const anonymous = await member.POST("/Submissions", { body: { entityId, requestId: -1 } });
    const newest = await member.GET("/submissions/newest", { params: { query: { entityId } } });

    expect(none.data).toEqual({ submissionId: "00000000-0000-0000-0000-000000000000" });
    expect(newest.data).toEqual({ submissionId: data?.id });
    expect([foreign.error?.type, anonymous.error?.type]).toEqual(["not-found", "not-found"]);
    expect(await tenant.tx((db) => db("submissions"))).toHaveLength(1);
  });

  test("asks by mail whose the address is that comes along, once for a key (S-A4, S-V8)", async ({
    as,
    tenant,
  }) => {
    const { asker, entityId, requestId } = await aRequest(tenant);
    const member = as(asker);
    const asked = {
      body: {
        entityId,
        requestId,
        verificationEmail: " rosa@tidewater.com ",
      },
      headers: { "idempotency-key": "k" },
    };

    const { data } = await member.POST("/Submissions", asked);
    await member.POST("/Submissions", asked);

    expect(await tenant.tx((db) => db("submissions").select("id", "verificationEmail"))).toEqual([
      { id: data?.id, verificationEmail: "rosa@tidewater.com" },
    ]);
    expect(
      await tenant.tx((db) => db("mailDeliveries").select("kind", "toAddress", "submissionId")),
    ).toEqual([{ kind: "confirm-email", toAddress: "rosa@tidewater.com", submissionId: data?.id }]);
  });

  test("says of an address in which words it's none, and begins nothing (S-V8, S-M1, S-M3)", async ({
    as,
    tenant,
  }) => {
    const { asker, entityId, requestId } = await aRequest(tenant);
    const description = "The email provided for submission verification is invalid";

    const { error } = await as(asker).POST("/Submissions", {
      body: { entityId, requestId, verificationEmail: "rosa" },
    });

    expect(error).toMatchObject({
      status: 400,
      type: "invalid",
      description,
      errors: [{ pointer: "/body/verificationEmail", code: "email", description }],
    });
    expect(await tenant.tx((db) => db("submissions"))).toEqual([]);
    expect(await tenant.tx((db) => db("mailDeliveries"))).toEqual([]);
  });
});

async function aRequest(tenant: HostedTenant) {
  const {
    workspaceId: entityId,
    submissionRequestId: requestId,
    userId,
  } = await tenant.tx((db) => insertLink(db));
  return { asker: await signInAs(tenant, userId), entityId, requestId };
}
