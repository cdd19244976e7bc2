import { sha256 } from "@tieout/core/hash/sha256";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { describe, expect } from "vitest";
import { type BorrowerFixtures, type Trip, tripTest as test, visit } from "../../testing/index.ts";

const imports = "/{workspaceId}/Submissions/{submissionId}/imports";

describe("confirming a company", () => {
  test("whose name differs from the business's takes the name that was shown, which is stored (D-9)", async ({
    as,
    trip,
    tenant,
  }) => {
    const { start } = await connected({ as, trip, tenant }, "Harbor Marine LLC");

    const skipped = await start({});
    const before = await tenant.tx((db) => db("imports"));
    const chosen = await start({ companyShown: company });

    expect(skipped.error).toMatchObject({
      status: 400,
      title: "The connected company has another name than the business. Choose the company first.",
      errors: [{ pointer: "/body/companyShown", code: "required" }],
    });
    expect(before).toEqual([]);
    expect(chosen.response.status).toBe(200);
    expect(await confirmations(tenant)).toEqual([{ confirmedBy: "person", companyShown: company }]);
  });

  test("that isn't the one that was shown is refused, even if its name is the business's", async ({
    as,
    trip,
    tenant,
  }) => {
    const { start } = await connected({ as, trip, tenant }, "TIDEWATER MARINE SUPPLY");

    const { error } = await start({ companyShown: "Harbor Marine LLC" });

    expect(error).toMatchObject({ status: 409, type: "company-changed" });
    expect(await tenant.tx((db) => db("imports"))).toEqual([]);
    expect(await confirmations(tenant)).toEqual([{ confirmedBy: null, companyShown: null }]);
  });

  test("of the same name takes no choice, and stores what was shown", async ({
    as,
    trip,
    tenant,
  }) => {
    const { start } = await connected({ as, trip, tenant }, "TIDEWATER MARINE SUPPLY");

    const { response } = await start({ companyShown: company });

    expect(response.status).toBe(200);
    expect(await confirmations(tenant)).toEqual([{ confirmedBy: "person", companyShown: company }]);
  });

  test("is stored for good", async ({ as, trip, tenant }) => {
    const { start } = await connected({ as, trip, tenant }, "Harbor Marine LLC");
    await start({ companyShown: company });
    const change = (over: object) => tenant.tx((db) => db("consents").update(over));

    await expect(change({ companyShown: "Harbor" })).rejects.toThrow(/is kept/);
    await expect(change({ confirmedBy: "matching-name" })).rejects.toThrow(/is kept/);
    await expect(
      change({
        ...{ updatesWords: "?", updatesWordsVersion: 1, updatesLanguage: "en" },
        updatesWordsSha256: Buffer.from(sha256("?"), "hex"),
      }),
    ).rejects.toThrow(/is kept/);
  });
});

/** The company's name in the demo package. */
const company = "Tidewater Marine Supply, Inc.";

/** A visitor of a business of that name, who has connected Tidewater. */
async function connected(
  { as, trip, tenant }: Pick<BorrowerFixtures, "as" | "tenant"> & { readonly trip: Trip },
  displayName: string,
) {
  const visitor = await visit(tenant);
  const connectionId = await trip.connect(visitor, { company: "tidewater" });
  await tenant.tx((db) => db("workspaces").update({ displayName }));
  const { workspaceId, submissionRequestId: requestId } = visitor;
  const { data } = await as(visitor).POST("/Submissions", {
    body: { entityId: workspaceId, requestId },
  });
  const path = { workspaceId, submissionId: data?.id ?? "" };
  const start = (answer: { readonly companyShown?: string }) =>
    as(visitor).POST(imports, { params: { path }, body: { connectionId, ...answer } });
  return { start };
}

const confirmations = (tenant: HostedTenant) =>
  tenant.tx((db) => db("consents").select("confirmedBy", "companyShown"));
