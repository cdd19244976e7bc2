import { builtAt } from "@tieout/server/database/testing/tenant";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { describe, expect } from "vitest";
import { signIn, reviewTest as test } from "../../testing/index.ts";
import { editing, ifMatch, inThousands, reset, spread, statements } from "../../testing/saving.ts";

describe("saving and resetting statements are refused", () => {
  test("while their collection is hidden, withdrawn or deleted, and until it's complete", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params, submissionId: id } = review;
    const body = await editing(tenant, review, [inThousands]);
    const refusals = async () => {
      const put = await as(member).PUT(statements, { params, body, headers: ifMatch(1) });
      const post = await as(member).POST(reset, { params, headers: ifMatch(1) });
      return [put, post].map(({ error }) => [error?.status, error?.type]);
    };
    const both = (type: string) => Array(2).fill([409, type]);

    await tenant.tx((db) => db("submissions").where({ id }).update({ deletedAt: builtAt }));
    expect(await refusals()).toEqual(both("collection-hidden"));
    await tenant.tx((db) =>
      db("submissions")
        .where({ id })
        .update({ deletedAt: null, withdrawnAt: builtAt, withheldAt: builtAt }),
    );
    expect(await refusals()).toEqual(both("records-withdrawn"));
    await tenant.tx(async (db) => {
      await db("submissions").where({ id }).update({ withheldAt: null });
      await db("financialRecords").update({ status: "Deleted", deletedAt: builtAt });
    });
    expect(await refusals()).toEqual(both("files-deleted"));
    await tenant.tx((db) =>
      db("financialRecords").update({ status: "ImportError", deletedAt: null }),
    );
    expect(await refusals()).toEqual(both("not-created"));
  });

  test("to whom the statements aren't open", async ({ as, tenant, pool, owner, review }) => {
    const { member, params } = review;
    const body = await editing(tenant, review, [inThousands]);
    const refusals = async (asker: typeof member) => {
      const got = await as(asker).GET(spread, { params });
      const put = await as(asker).PUT(statements, { params, body, headers: ifMatch(1) });
      const post = await as(asker).POST(reset, { params, headers: ifMatch(1) });
      return [...new Set([got, put, post].map(({ error }) => error?.type))];
    };

    expect(await refusals(await signIn(tenant))).toEqual(["workspace-access-required"]);
    const stranger = await signIn(await newHostedTenant({ pool, owner }));
    expect(await refusals(stranger)).toEqual(["not-found"]);
    await tenant.tx((db) =>
      db("tenantSettings").update({ financialStatementsReleaseEnabled: true }),
    );
    expect(await refusals(member)).toEqual(["statements-not-released"]);
    await tenant.tx((db) => db("tenantSettings").update({ financialStatementsEnabled: false }));
    expect(await refusals(member)).toEqual(["statements-switched-off"]);
  });
});
