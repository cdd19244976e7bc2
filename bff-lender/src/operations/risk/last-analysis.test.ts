import { moving } from "@tieout/core/risk/testing/alder";
import { alder } from "@tieout/core/spread/testing/year-end-ledger";
import { withTenant } from "@tieout/server/database/with-tenant";
import { saveChecks } from "@tieout/services/financial-records/check";
import { describe, expect } from "vitest";
import { test } from "../../testing/index.ts";
import {
  analyze,
  atlanta,
  lastAnalysis,
  type Step,
  saveStep,
} from "../../testing/risk-analyses.ts";
import {
  insertRiskBooks,
  restaurantBooks,
  restaurantsFirstYear,
} from "../../testing/risk-books.ts";
import type { Wire } from "../wire.ts";

describe("the last analysis", () => {
  test("is none before the first one", async ({ as, tenant }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);

    expect(await lastAnalysis(as, books)).toEqual({
      ...{ analysis: null, isStale: false, isOfOtherModel: false },
      ...{ naicsCode: null, postalCode: null },
    });
  });

  test("is stale once the figures change, and not for a name or a number style", async ({
    as,
    tenant,
  }) => {
    const books = await insertRiskBooks(tenant, alder);
    const first = await analyze(as, books, atlanta);
    const isStaleAfter = async (step: Step) => {
      await saveStep(as, tenant, books, step);
      return (await lastAnalysis(as, books)).isStale;
    };

    const renamed = await isStaleAfter(() => [
      { do: "rename", node: "account/4000", part: "caption", text: "Net sales" },
      { do: "numberStyle", style: "Thousands", was: "Actuals" },
    ]);
    const moved = await isStaleAfter(toEquity);
    const second = await analyze(as, books, atlanta);
    const movedBack = await isStaleAfter(toCurrentAssets);

    expect([renamed, moved, movedBack]).toEqual([false, true, true]);
    expect(second.analysis?.spreadVersion).toBe(3);
    // The first figures again: the stored analysis is shown, and isn't stale.
    expect((await analyze(as, books, atlanta)).analysis?.id).toBe(first.analysis?.id);
    const now = await lastAnalysis(as, books);
    expect([now.analysis?.analysis?.id, now.isStale]).toEqual([first.analysis?.id, false]);
  });

  test("says that another model is in use, and not that statements have changed", async ({
    as,
    tenant,
    owner,
  }) => {
    const books = await insertRiskBooks(tenant, alder);
    await analyze(as, books, atlanta);
    await saveStep(as, tenant, books, toEquity);
    await withTenant(owner, tenant.id, (db) =>
      db("riskAnalyses").update({ modelHash: "0".repeat(64) }),
    );

    expect(await lastAnalysis(as, books)).toMatchObject({ isStale: false, isOfOtherModel: true });
  });

  test("keeps its codes on the workspace, whose rename goes on", async ({ as, tenant }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);
    const path = { workspaceId: books.workspaceId };
    const opened = await as(books.member).GET("/Entities/{workspaceId}", { params: { path } });
    const etag = opened.response.headers.get("etag") ?? "";

    await analyze(as, books, atlanta);
    const { response } = await as(books.member).PATCH("/Entities/{workspaceId}", {
      params: { path },
      headers: { "if-match": etag },
      body: [{ op: "replace", path: "/displayname", value: "Harbor Kitchen" }],
    });

    expect([etag, response.status]).toEqual([expect.stringContaining('"'), 200]);
    expect(await lastAnalysis(as, books)).toMatchObject(atlanta);
    await analyze(as, books, {});
    expect(await lastAnalysis(as, books)).toMatchObject({ naicsCode: null, postalCode: null });
  });

  test("warns of today's open findings and of age, and of what stays", async ({ as, tenant }) => {
    const books = await insertRiskBooks(tenant, restaurantsFirstYear);
    const codesOf = (reply: Wire["RiskAnalysis"] | null) =>
      reply?.analysis?.warnings.map(({ code, values }) => ({ code, ...values }));

    const fresh = await analyze(as, books, { naicsCode: "722511" });
    const fact = { code: "trial-balances-zero", values: { trialBalances: 1 } } as never;
    const check = { id: "a", severity: "high", category: "ledger", outcome: "Fail" } as const;
    await tenant.tx((db) =>
      saveChecks(db, { financialRecordId: books.financialRecordId, basis: "accrual" }, [
        { ...check, fact, tolerance: 0 as never },
      ]),
    );
    const { analysis } = await lastAnalysis(as, books);

    const absent = { code: "peers-absent", reason: "no-postal-code" };
    const old = { code: "older-than-12-months", periodEnd: "2024-12-31", months: 14 };
    expect(fresh.peerScore).toBeNull();
    expect(codesOf(fresh)).toEqual([absent, old]);
    expect(codesOf(analysis)).toEqual([absent, { code: "open-high-findings", count: 1 }, old]);
  });
});

const toEquity = moving("section/equity", "1420");
const toCurrentAssets = moving("section/current-assets", "1420");
