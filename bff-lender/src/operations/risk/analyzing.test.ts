import { modelHash, openPd1 } from "@tieout/core/risk/model";
import { riskRatios } from "@tieout/core/risk/ratios";
import { scoreRisk } from "@tieout/core/risk/score";
import { sectorShift } from "@tieout/core/risk/sector";
import { alder } from "@tieout/core/spread/testing/year-end-ledger";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { auditedActions } from "@tieout/server/http/testing/audit-trail";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { findShownRiskAnalysis } from "@tieout/services/risk/risk-analysis";
import { insertLink, insertSubmission } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { signIn, signInAdministrator, test } from "../../testing/index.ts";
import { analyze, atlanta, lastAnalysis, riskAnalysis } from "../../testing/risk-analyses.ts";
import { insertRiskBooks, restaurantBooks } from "../../testing/risk-books.ts";

describe("analyzing risk", () => {
  test("answers with the outcome, the inputs of both years and the figures (S-A29, S-E48, S-E49, S-E50, S-E51)", async ({
    as,
    tenant,
  }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);

    const reply = await analyze(as, books, atlanta);

    expect(reply).toMatchObject({
      requestOutcome: "success",
      errorDescription: null,
      failure: null,
      peerScore: 79,
      inputs: {
        ...{ statementYear: 2025, periodStart: "2025-01-01", periodEnd: "2025-12-31" },
        ...{ priorStatementYear: 2024, priorPeriodEnd: "2024-12-31", currency: "USD" },
        figures: expect.arrayContaining([
          { name: "sales", value: 1_850_000_00, priorValue: 1_780_000_00, isScored: true },
          { name: "interestExpense", value: 32_000_00, priorValue: null, isScored: false },
        ]),
      },
      analysis: {
        analyzedAt: builtAt.toISOString(),
        analyzedBy: "Dana Whitfield",
        financialRecordId: books.financialRecordId,
        submissionId: books.submissionId,
        ...{ spreadVersion: 1, basis: "accrual", figures: "Reported", modelVersion: "open-pd-1" },
        ...{ ...atlanta, industryTitle: "Full-Service Restaurants" },
        ...{ asReported: null, overrides: [] },
        peers: { industry: "722", state: "GA", assetClass: 4 },
      },
    });
    expect(reply.result?.outputs).toContainEqual({
      ...{ type: "PD", category: "probabilityOfDefault", subCategory: "cumulative" },
      ...{ termInYears: 1, value: expect.closeTo(0.55722699, 7), metricType: "Percent" },
    });
  });

  test("takes the workspace's newest collection that isn't hidden where none is named", async ({
    as,
    tenant,
  }) => {
    const first = await insertRiskBooks(tenant, alder);
    const { workspaceId } = first;
    const again = await tenant.tx(async (db) =>
      insertSubmission(db, await insertLink(db, { workspaceId })),
    );
    const second = await insertRiskBooks(tenant, restaurantBooks, again);
    const later = { createdAt: new Date(builtAt.getTime() + 1_000) };
    await tenant.tx((db) => db("submissions").where({ id: second.submissionId }).update(later));
    const path = { workspaceId };
    const ask = async () => {
      const { data } = await as(first.member).GET("/riskcalc/{workspaceId}", { params: { path } });
      return data?.analysis?.financialRecordId;
    };

    const newest = await ask();
    const hidden = { deletedAt: builtAt, deletedBy: first.userId };
    await tenant.tx((db) => db("submissions").where({ id: second.submissionId }).update(hidden));

    expect([newest, await ask()]).toEqual([second.financialRecordId, first.financialRecordId]);
  });

  test.for([
    ["en", "fewer than five of the nine ratios"],
    ["es", "menos de cinco de las nueve razones"],
    ["fr", "moins de cinq des neuf ratios"],
  ])(
    "says in %s why there is none, and stores nothing (S-M30)",
    async ([language = "", said], { as, tenant }) => {
      const books = await insertRiskBooks(tenant, [
        ["1000", "Checking", "cash", 100, 100],
        ["2010", "Payables", "ap", -60, -50],
        ["3050", "Dividends", "equity", -40, -50],
      ]);

      const reply = await analyze(as, books, atlanta, { "accept-language": language });

      expect(reply).toEqual({
        requestOutcome: "failure",
        errorDescription: expect.stringContaining(said ?? ""),
        failure: "too-few-ratios",
        ...{ peerScore: null, inputs: null, result: null, analysis: null },
      });
      expect(await tenant.tx((db) => db("riskAnalyses").pluck("id"))).toEqual([]);
      expect(await auditedActions(tenant)).toEqual([]);
    },
  );

  test("stores equal inputs once, also of two calls in the same instant", async ({
    as,
    tenant,
  }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);

    const replies = await Promise.all(Array.from({ length: 6 }, () => analyze(as, books, atlanta)));
    const otherCode = await analyze(as, books, { ...atlanta, naicsCode: "722513" });
    const firstAgain = await analyze(as, books, atlanta);

    const ids = replies.map(({ analysis }) => analysis?.id);
    expect(new Set(ids).size).toBe(1);
    expect(otherCode.analysis?.id).not.toBe(ids[0]);
    expect(firstAgain.analysis?.id).toBe(ids[0]);
    expect(await tenant.tx((db) => db("riskAnalyses").pluck("id"))).toHaveLength(2);
    // The audit trail records only analyses that changed what is shown.
    expect(await auditedActions(tenant)).toEqual(Array(3).fill("risk-analyzed"));
  });

  test("takes a postal code as the same whatever its case and the spaces around it", async ({
    as,
    tenant,
  }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);
    const idOf = async (postalCode: string) =>
      (await analyze(as, books, { ...atlanta, postalCode })).analysis?.id;

    expect(await idOf("30301 ")).toBe(await idOf("30301"));
    expect(await idOf("k1a  0b1")).toBe(await idOf("K1A 0B1"));
  });

  test("keeps what the result is recomputed from, and gives it back as it was", async ({
    as,
    tenant,
  }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);

    const fresh = await analyze(as, books, atlanta);
    const { analysis: read } = await lastAnalysis(as, books);
    const stored = await tenant.tx((db) => findShownRiskAnalysis(db, books.financialRecordId));

    expect(read).toEqual(fresh);
    const ratios = riskRatios(stored?.analysis.inputs ?? { year: {}, prior: {} });
    const shift = sectorShift(openPd1, stored?.naicsCode);
    expect(stored?.analysis.score).toEqual(scoreRisk(openPd1, ratios, shift));
    expect(stored?.analysis.modelHash).toBe(modelHash(openPd1));
  });
});

describe("risk is analyzed", () => {
  test("by members, where the tenant has it on and the statements may be read (S-A29)", async ({
    as,
    tenant,
  }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);
    const { workspaceId, financialRecordId } = books;
    const colleague = await signIn(tenant);
    const administrator = await signInAdministrator(tenant);
    const params = { path: { workspaceId }, query: { financialRecordId } };
    const typeOf = async (asker: typeof colleague, over: object = {}) => {
      const asked = { ...params, ...over };
      const { response, error } = await as(asker).GET("/riskcalc/{workspaceId}", { params: asked });
      return [response.status, error?.type];
    };

    expect(await typeOf(colleague)).toEqual([403, "workspace-access-required"]);
    expect(await typeOf(administrator)).toEqual([403, "workspace-access-required"]);
    expect(await typeOf(colleague, { query: {} })).toEqual([403, "workspace-access-required"]);
    const others = { query: { financialRecordId: workspaceId } };
    expect(await typeOf(books.member, others)).toEqual([404, "not-found"]);
    await set(tenant, { financialStatementsReleaseEnabled: true });
    expect(await typeOf(books.member)).toEqual([403, "statements-not-released"]);
    await set(tenant, { financialStatementsReleaseEnabled: false, riskCalcEnabled: false });
    expect(await typeOf(books.member)).toEqual([403, "risk-switched-off"]);
    const closed = await as(books.member).GET(riskAnalysis, { params: books.params });
    expect(closed.error?.type).toBe("risk-switched-off");
    await set(tenant, { riskCalcEnabled: true });
    expect(await typeOf(books.member)).toEqual([200, undefined]);
    const query = { naicsCode: "7225" };
    expect(await typeOf(books.member, { query })).toEqual([400, "invalid"]);
    expect(await typeOf(books.member, { query: { postalCode: "<b>" } })).toEqual([400, "invalid"]);
    expect(await typeOf(books.member, { query: { postalCode: "ABCDE" } })).toEqual([
      400,
      "invalid",
    ]);
    expect(await typeOf(books.member, { query: { postalCode: "K1A 0B1" } })).toEqual([
      200,
      undefined,
    ]);
  });

  test("of books that were collected", async ({ as, tenant }) => {
    const { member, workspaceId } = await insertRiskBooks(tenant, restaurantBooks);
    await tenant.tx((db) =>
      db("submissions").update({ deletedAt: builtAt, recordStatus: "Created" }),
    );

    const params = { path: { workspaceId } };
    const { response, error } = await as(member).GET("/riskcalc/{workspaceId}", { params });

    expect([response.status, error?.type]).toEqual([409, "not-created"]);
  });
});

const set = (tenant: HostedTenant, settings: object) =>
  tenant.tx((db) => db("tenantSettings").update({ ...settings, version: db.raw("version + 1") }));
