import { builtAt } from "@tieout/server/database/testing/tenant";
import { statementsOf } from "@tieout/server/http/testing/count-statements";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { findSpread, saveSpread } from "@tieout/services/financial-records/spread";
import { describe, expect } from "vitest";
import { signIn, reviewTest as test } from "../../testing/index.ts";

const address =
  "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/financialstatements";
const query = {
  financialStatementType: "BalanceSheet",
  reportingPeriod: "MonthsAndMTD",
} as const;

describe("a statement that has been built", () => {
  test("is given again as it was, without its figures being read again", async ({ as, review }) => {
    const params = { ...review.params, query };
    const first = await as(review.member).GET(address, { params });
    const again = await as(review.member).GET(address, { params });
    const sent = await statementsOf(() => as(review.member).GET(address, { params }));
    const asked = sent.join();

    expect(again.data).toEqual(first.data);
    expect(again.response.headers.get("content-type")).toBe("application/json");
    expect(asked).toContain("find-workspace");
    expect(asked).not.toMatch(/ledger_months|packed/);
  });

  test("is another one in another language, style, order or period", async ({ as, review }) => {
    const look = async (
      over: { readonly [Name in "numberStyle" | "reportingPeriodSortOrder"]?: string },
      language = "en",
    ) => {
      const asked = { ...query, ...over } as typeof query;
      const headers = { "accept-language": language };
      const { data } = await as(review.member).GET(address, {
        headers,
        params: { ...review.params, query: asked },
      });
      return JSON.stringify(data);
    };
    await look({});

    const seen = [
      await look({}),
      await look({}, "fr"),
      await look({ numberStyle: "Thousands" }),
      await look({ reportingPeriodSortOrder: "NewestFirst" }),
    ];
    expect(new Set(seen).size).toBe(4);
  });

  test("follows an edit at once", async ({ as, tenant, review }) => {
    const { financialRecordId, userId, member } = review;
    const look = async () =>
      (await as(member).GET(address, { params: { ...review.params, query } })).data?.lineItems;
    const before = await look();

    await tenant.tx(async (db) => {
      const { spread, version } = await findSpread(db, financialRecordId);
      const [first, ...others] = spread.layouts.BalanceSheet;
      if (first?.node !== "section") throw new Error("Its balance sheet has sections");
      const nodes = [{ ...first, headerCaption: "What is owned" }, ...others];
      await saveSpread(db, financialRecordId, {
        spread: { ...spread, layouts: { ...spread.layouts, BalanceSheet: nodes } },
        version,
        edits: [],
        origin: "edit",
        userId,
        now: builtAt,
      });
    });

    expect(JSON.stringify(before)).not.toContain("What is owned");
    expect(JSON.stringify(await look())).toContain("What is owned");
  });

  test("is refused as before to who was a member, to another tenant, and once its workspace is gone", async ({
    as,
    tenant,
    pool,
    owner,
    review,
  }) => {
    const { member, workspaceId } = review;
    const colleague = await signIn(tenant);
    const stranger = await signIn(await newHostedTenant({ pool, owner }));
    const params = { ...review.params, query };
    const look = async (asker: typeof member) =>
      (await as(asker).GET(address, { params })).error?.type;
    await tenant.tx((db) =>
      db("workspaceUsers").insert({
        tenantId: tenant.id,
        workspaceId,
        userId: colleague.userId,
        addedBy: member.userId,
      }),
    );
    expect([await look(member), await look(colleague)]).toEqual([undefined, undefined]);

    await tenant.tx((db) => db("workspaceUsers").where({ userId: colleague.userId }).delete());
    expect(await look(colleague)).toBe("workspace-access-required");
    expect(await look(stranger)).toBe("not-found");

    await as(member).POST("/auth/signout");
    expect(await look(member)).toBe("no-session");
    const again = await signIn(tenant);
    await tenant.tx((db) => db("workspaces").update({ deletedAt: builtAt }));
    expect(await look(again)).toBe("not-found");
  });
});
