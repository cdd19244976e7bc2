import { Readable } from "node:stream";
import type { RiskModel } from "@tieout/core/risk/model";
import { packageName, sourceOf } from "@tieout/core/tenant/packages";
import { riskTexts } from "@tieout/core/workbook/risk-texts";
import { riskWorkbook } from "@tieout/core/workbook/risk-workbook";
import { findUserNames } from "@tieout/server/database/last-change";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { writeXlsx } from "@tieout/server/xlsx/write-xlsx";
import { downloadHeaders, plainName } from "../documents/download.ts";
import type { FinancialRecord } from "../financial-records/financial-record.ts";
import { industryTitle } from "../industries/industries.ts";
import { listRiskOverrides } from "./override.ts";
import type { StoredRiskAnalysis } from "./risk-analysis.ts";

/**
 * An analysis as a workbook in the tenant's language, with the overrides so far. It's a few hundred cells, so it's written
 * for each download and not stored.
 *
 * @param model that made the analysis
 */
export async function riskWorkbookDownload(
  db: Tx,
  record: FinancialRecord,
  stored: StoredRiskAnalysis,
  model: RiskModel,
) {
  const { defaultLanguage: language } = await findTenant(db);
  const overrides = await listRiskOverrides(db, stored.id);
  const people = [stored.analyzedBy, ...overrides.map(({ madeBy }) => madeBy)];
  const names = await findUserNames(db, people);
  const nameOf = (id: string) => names.get(id) ?? "";
  const { id, financialRecordId, spreadVersion, naicsCode, postalCode } = stored;
  const { datasourceNameId, dataAsOf: asOf, legalName } = record;

  const workbook = riskWorkbook({
    preparation: {
      packageName: packageName(datasourceNameId, language),
      source: sourceOf(datasourceNameId),
      asOf,
      language,
    },
    legalName,
    analysis: stored.analysis,
    model,
    made: {
      ...{ id, financialRecordId, spreadVersion, naicsCode, postalCode },
      industryTitle: naicsCode === undefined ? undefined : industryTitle(naicsCode),
      at: stored.analyzedAt,
      by: nameOf(stored.analyzedBy),
    },
    overrides: overrides.map(({ direction, reason, madeAt, madeBy }) => ({
      ...{ direction, reason, at: madeAt },
      by: nameOf(madeBy),
    })),
  });
  const fileName = `${plainName(record.datasetName)} - ${riskTexts[language].title}.xlsx`;
  return {
    status: 200,
    body: Readable.from(writeXlsx(workbook)),
    headers: downloadHeaders(fileName),
  } as const;
}
