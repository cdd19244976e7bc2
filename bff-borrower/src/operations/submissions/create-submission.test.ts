import { businessInfoMetadata } from "@tieout/core/business-info";
import { cookiesOf } from "@tieout/server/http/testing/ask";
import { describe, expect } from "vitest";
import { test, visit } from "../../testing/index.ts";

describe("createSubmission", () => {
  test("begins what the borrower will share, once for a key (S-A4, S-E5)", async ({
    as,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const { workspaceId: entityId, submissionRequestId: requestId } = visitor;
    const submissionMetadata = [{ name: "ein", value: "12-3456789", type: "text" as const }];
    const asked = {
      body: { entityId, requestId, submissionMetadata, verificationEmail: " rosa@tidewater.com " },
      headers: { "idempotency-key": "k" },
    };

    const { data } = await as(visitor).POST("/Submissions", asked);
    const again = await as(visitor).POST("/Submissions", asked);

    expect(again.data).toEqual(data);
    expect(
      await tenant.tx((db) => db("submissions").select("id", "verificationEmail", "metadata")),
    ).toEqual([
      { id: data?.id, verificationEmail: "rosa@tidewater.com", metadata: submissionMetadata },
    ]);
    expect(await tenant.tx((db) => db("collectionUsages"))).toEqual([]);
  });

  test("lets a network begin three hundred in an hour, so that nobody fills a history", async ({
    as,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const { workspaceId: entityId, submissionRequestId: requestId } = visitor;
    const begin = async () => {
      const { error } = await as(visitor).POST("/Submissions", { body: { entityId, requestId } });
      return error?.type;
    };

    const first = await begin();
    const hits = (count: number) =>
      tenant.tx((db) =>
        db("rateLimits").where({ operation: "create-submission" }).update({ hits: count }),
      );
    await hits(299);
    const last = await begin();

    expect([first, last, await begin()]).toEqual([undefined, undefined, "too-many-tries"]);
    expect(await tenant.tx((db) => db("submissions"))).toHaveLength(2);
  });

  test("keeps each visitor's keys apart, those of one link too", async ({ as, tenant }) => {
    const visitor = await visit(tenant);
    const { response } = await as().POST("/links/session", {
      body: { secret: visitor.linkSecret },
    });
    const again = { ...visitor, cookie: cookiesOf(response.headers) };
    const headers = { "idempotency-key": "k" };
    const begin = async (by: typeof visitor) => {
      const body = { entityId: by.workspaceId, requestId: by.submissionRequestId };
      return (await as(by).POST("/Submissions", { body, headers })).data?.id;
    };

    const ids = [await begin(visitor), await begin(again), await begin(await visit(tenant))];

    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(undefined);
  });

  test("keeps the business's name and address where the lender collects them (S-U18, P-E57)", async ({
    as,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const { workspaceId: entityId, submissionRequestId: requestId } = visitor;
    await tenant.tx((db) =>
      db("tenantSettings").update({ alwaysCollectBorrowerBusinessInfo: true }),
    );
    const begin = (info: { name: string; email: string }) =>
      as(visitor).POST("/Submissions", {
        body: { entityId, requestId, submissionMetadata: businessInfoMetadata(info) },
      });

    const without = await as(visitor).POST("/Submissions", { body: { entityId, requestId } });
    const wrong = await begin({ name: "<b>Tidewater</b>", email: "rosa" });
    const right = await begin({ name: "Tidewater", email: "rosa@tidewater.com" });

    expect(without.error?.errors).toMatchObject([{ code: "missing" }, { code: "missing" }]);
    expect(wrong.error?.errors).toMatchObject([
      { pointer: "/body/submissionMetadata/0/value", code: "unsafe" },
      { pointer: "/body/submissionMetadata/1/value", code: "malformed" },
    ]);
    expect(await tenant.tx((db) => db("submissions").select("id", "metadata"))).toEqual([
      {
        id: right.data?.id,
        metadata: [
          { name: "borrowerBusinessName", value: "Tidewater", type: "text" as const },
          { name: "borrowerBusinessEmail", value: "rosa@tidewater.com", type: "email" as const },
        ],
      },
    ]);
  });

  test("says of an address in which words it's none (S-V8, S-M1, S-M3)", async ({ as, tenant }) => {
    const visitor = await visit(tenant);
    const { workspaceId: entityId, submissionRequestId: requestId } = visitor;

    const { error } = await as(visitor).POST("/Submissions", {
      body: { entityId, requestId, verificationEmail: "rosa" },
    });

    const description = "The email provided for submission verification is invalid";
    expect(error).toMatchObject({ description, errors: [{ description }] });
  });

  test.for([
    ["an address that is none", { verificationEmail: "rosa" }, false, 400, "invalid"],
    [
      "markup in what is said of the business",
      { submissionMetadata: [{ name: "note", value: "<img src=x>", type: "text" as const }] },
      false,
      400,
      "invalid",
    ],
    ["an anonymous request", { requestId: -1 }, false, 404, "not-found"],
    ["a lender who takes nobody in", {}, true, 403, "tenant-disabled"],
  ] as const)(
    "refuses %s, and leaves no trace",
    async ([, over, borrowerDisabled, ...refusal], { as, tenant }) => {
      const visitor = await visit(tenant);
      const { workspaceId: entityId, submissionRequestId: requestId } = visitor;
      await tenant.tx((db) => db("tenants").update({ borrowerDisabled }));

      const { error } = await as(visitor).POST("/Submissions", {
        body: { entityId, requestId, ...over },
      });

      expect([error?.status, error?.type]).toEqual([...refusal]);
      expect(await tenant.tx((db) => db("submissions"))).toEqual([]);
    },
  );
});
