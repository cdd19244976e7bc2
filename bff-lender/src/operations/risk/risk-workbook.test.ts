import { randomUUID } from "node:crypto";
import { withTenant } from "@tieout/server/database/with-tenant";
import { auditTrail } from "@tieout/server/http/testing/audit-trail";
import { type ReadCell, readXlsx } from "@tieout/server/xlsx/testing/read-xlsx";
import { describe, expect } from "vitest";
import { type LenderFixtures, signIn, test } from "../../testing/index.ts";
import { analyze, riskAnalysis } from "../../testing/risk-analyses.ts";
import { insertRiskBooks, type RiskBooks, restaurantBooks } from "../../testing/risk-books.ts";

const workbook = `${riskAnalysis}/{riskAnalysisId}/workbook` as const;

describe("the workbook of a risk analysis", () => {
  test("is a file with its figures, its overrides and formulas, and is written down", async ({
    as,
    tenant,
  }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);
    const { analysis } = await analyze(as, books, { naicsCode: "722511", postalCode: "30301" });
    const riskAnalysisId = analysis?.id ?? "";
    const reason = '=HYPERLINK("http://x")';
    await as(books.member).POST(`${riskAnalysis}/{riskAnalysisId}/overrides`, {
      params: { path: { ...books.params.path, riskAnalysisId } },
      body: { direction: "Higher", reason },
    });

    const { response, bytes } = await download(as, books, riskAnalysisId);

    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-disposition": expect.stringMatching(
        /^attachment; filename=".* - Risk analysis\.xlsx"/,
      ),
      "content-security-policy": "sandbox",
      "content-type": "application/octet-stream",
      "cache-control": "private, no-store",
    });
    const sheets = readXlsx(bytes);
    expect(sheets.map(({ name }) => name)).toEqual(["Risk analysis", "Model", "Overrides"]);
    const [sheet, , overrides] = sheets.map(({ cells }) => cells);
    const live = rowOf(sheet, "Within the years, from these inputs");
    expect(live.map((cell) => cell?.value)).toEqual(analysis?.score.cumulative);
    expect(live.every((cell) => cell?.formula?.startsWith("IF("))).toBe(true);
    const values = [...(sheet ?? [])].map(([, { value }]) => value);
    expect(values).toEqual(
      expect.arrayContaining([analysis?.modelHash, riskAnalysisId, "Dana Whitfield", "722511"]),
    );
    expect([...(overrides ?? [])].filter(([, { value }]) => value === reason)).toEqual([
      [expect.any(String), { value: reason }],
    ]);
    const trail = await auditTrail(tenant, "action", "subjectId");
    expect(trail.at(-1)).toEqual({ action: "risk-workbook-downloaded", subjectId: riskAnalysisId });
  });

  test("is the same bytes each time, in the tenant's language", async ({ as, tenant }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);
    const { analysis } = await analyze(as, books, {});
    const id = analysis?.id ?? "";
    await tenant.tx((db) => db("tenants").update({ defaultLanguage: "fr" }));

    const [first, second] = [await download(as, books, id), await download(as, books, id)];

    expect(second.bytes).toEqual(first.bytes);
    expect(readXlsx(first.bytes).map(({ name }) => name)).toEqual(["Analyse du risque", "Modèle"]);
  });

  test("isn't there of another record's analysis, nor for those who can't analyze", async ({
    as,
    tenant,
  }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);
    const other = await insertRiskBooks(tenant, restaurantBooks);
    const { analysis } = await analyze(as, books, {});
    const id = analysis?.id ?? "";
    const colleague = { ...books, member: await signIn(tenant) };
    const refusal = async (asked: RiskBooks, riskAnalysisId: string) => {
      const { response, error } = await download(as, asked, riskAnalysisId);
      return [response.status, error?.type];
    };

    expect(await refusal(books, randomUUID())).toEqual([404, "not-found"]);
    expect(await refusal(other, id)).toEqual([404, "not-found"]);
    expect(await refusal(colleague, id)).toEqual([403, "workspace-access-required"]);
    await tenant.tx((db) => db("tenantSettings").update({ riskCalcEnabled: false }));
    expect(await refusal(books, id)).toEqual([403, "risk-switched-off"]);
  });

  test("can't be built of a model that is no longer in use", async ({ as, tenant, owner }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);
    const { analysis } = await analyze(as, books, {});
    await withTenant(owner, tenant.id, (db) =>
      db("riskAnalyses").update({ modelHash: "0".repeat(64) }),
    );

    const { error } = await download(as, books, analysis?.id ?? "");

    expect(error).toMatchObject({ status: 409, type: "risk-model-retired" });
  });
});

async function download(
  as: LenderFixtures["as"],
  { member, params }: RiskBooks,
  riskAnalysisId: string,
) {
  const path = { ...params.path, riskAnalysisId };
  const { data, response, error } = await as(member).GET(workbook, {
    params: { path },
    parseAs: "arrayBuffer",
  });
  return { response, error, bytes: new Uint8Array(data ?? new ArrayBuffer(0)) };
}

/** Columns B to F beside a caption. */
function rowOf(cells: ReadonlyMap<string, ReadCell> = new Map(), caption: string) {
  const address = [...cells].find(([, { value }]) => value === caption)?.[0];
  const row = Number(address?.slice(1));
  return ["B", "C", "D", "E", "F"].map((letter) => cells.get(`${letter}${row}`));
}
