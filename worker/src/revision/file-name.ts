import type { Language } from "@tieout/core/language";
import { workbookTexts } from "@tieout/core/workbook/texts";
import { plainName } from "@tieout/services/documents/download";
import type { FinancialRecord } from "@tieout/services/financial-records/financial-record";
import type { PlannedWorkbook } from "@tieout/services/financial-records/workbook";

/** "Tidewater Marine Supply, Inc. - General ledger.xlsx"; the cash one of two says so. */
export function fileNameOf(
  { datasetName, bases }: Pick<FinancialRecord, "datasetName" | "bases">,
  { variantId, basis }: PlannedWorkbook,
  extension: string,
  language: Language,
): string {
  const { titles, onCashBasis } = workbookTexts[language];
  const cash = basis === "cash" && bases.length > 1 ? ` (${onCashBasis})` : "";
  return `${plainName(datasetName)} - ${titles[variantId]}${cash}.${extension}`;
}
