import { randomUUID } from "node:crypto";
import { addBacks } from "@tieout/core/risk/testing/alder";
import { alder } from "@tieout/core/spread/testing/year-end-ledger";
import { withTenant } from "@tieout/server/database/with-tenant";
import { auditTrail } from "@tieout/server/http/testing/audit-trail";
import { type ReadCell, readXlsx } from "@tieout/server/xlsx/testing/read-xlsx";
import {
  hasLibreOffice,
  recalculate,
  withoutResults,
} from "@tieout/server/xlsx/testing/recalculate";
import { describe, expect } from "vitest";
import { type LenderFixtures, signIn, test } from "../../testing/index.ts";
import { analyze, atlanta, riskAnalysis, saveStep } from "../../testing/risk-analyses.ts";
import {
  engineersBooks,
  insertRiskBooks,
  physiciansBooks,
  type RiskBooks,
  restaurantBooks,
  restaurantsFirstYear,
} from "../../testing/risk-books.ts";
import type { Wire } from "../wire.ts";

const workbook = `${riskAnalysis}/{riskAnalysisId}/workbook` as const;

const reason =
  "LibreOffice (soffice) isn't installed, so downloaded risk sheets aren't recalculated";
const hasSoffice = await hasLibreOffice();
if (!hasSoffice) process.stderr.write(`${reason}\n`);

describe("the workbook of a risk analysis", () => {
  test("is a file with its figures, its overrides and formulas, and is written down", async ({
    as,
    tenant,
  }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);
    const { analysis } = await analyze(as, books, atlanta);
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

  test.skipIf(!hasSoffice)(
    "comes to what was stored when LibreOffice works it out, of adjusted books and of others",
    async ({ as, tenant }) => {
      const adjusted = await insertRiskBooks(tenant, alder);
      await saveStep(as, tenant, adjusted, addBacks);
      const others = [restaurantBooks, engineersBooks, physiciansBooks, restaurantsFirstYear];
      const all = [adjusted];
      for (const chart of others) all.push(await insertRiskBooks(tenant, chart));
      const analyses: Wire["RiskAnalysis"][] = [];
      const files: Uint8Array[] = [];
      for (const books of all) {
        const made = await analyze(as, books, { naicsCode: "238220", postalCode: "75201" });
        analyses.push(made);
        files.push((await download(as, books, made.analysis?.id ?? "")).bytes);
      }

      const recalculated = await recalculate(files.map(withoutResults));

      expect(analyses[0]?.analysis).toMatchObject({ figures: "Adjusted", asReported: {} });
      for (const [index, file] of recalculated.entries()) {
        const sheet = readXlsx(file)[0]?.cells;
        const live = valuesOf(sheet, "Within the years, from these inputs");
        const { cumulative } = analyses[index]?.analysis?.score ?? { cumulative: [] };
        expect(live).toHaveLength(cumulative.length);
        for (const [year, figure] of cumulative.entries()) {
          expect(Math.abs(Number(live[year]) - figure)).toBeLessThan(1e-9);
        }
        const checks = valuesOf(sheet, "Check: inputs below against the analysis").map(Number);
        expect(Math.max(...checks)).toBeLessThan(1e-9);
      }
      const [reported] = valuesOf(readXlsx(files[0] ?? Buffer.of())[0]?.cells, asReported);
      expect(reported).toBe(analyses[0]?.analysis?.asReported?.pds?.cumulative[0]);
    },
    120_000,
  );

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

const asReported = "As reported, within the years";

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

type Cells = ReadonlyMap<string, ReadCell>;

/** Columns B to F of the row with a caption. */
function rowOf(cells: Cells = new Map(), caption: string): (ReadCell | undefined)[] {
  const address = [...cells].find(([, { value }]) => value === caption)?.[0];
  const row = Number(address?.slice(1));
  return ["B", "C", "D", "E", "F"].map((letter) => cells.get(`${letter}${row}`));
}

function valuesOf(cells: Cells | undefined, caption: string): ReadCell["value"][] {
  return rowOf(cells, caption).map((cell) => cell?.value);
}
