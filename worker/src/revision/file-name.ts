import type { Language } from "@tieout/core/language";
import { workbookTexts } from "@tieout/core/workbook/texts";
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

/** A name valid in every file system. */
export function plainName(name: string): string {
  return name
    .replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, " ")
    .trim()
    .slice(0, 150)
    .trimEnd();
}
