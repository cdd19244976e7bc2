import type { Language } from "@tieout/core/language";
import type { Basis } from "@tieout/core/ledger/ledger";
import { workbookTexts } from "@tieout/core/workbook/texts";
import type { FinancialRecord } from "@tieout/services/financial-records/financial-record";
import type { WorkbookVariant } from "@tieout/services/financial-records/workbook";

/** One workbook of a revision. Kind and variant are the same word (D-45). */
export interface PlannedWorkbook {
  readonly variantId: WorkbookVariant;
  readonly basis: Basis;
  readonly kind: string;
  readonly tags: readonly string[];
}

const basisTags = { accrual: "Accrual Basis", cash: "Cash Basis" } as const;

/** A record's workbooks, as requested, on each basis; open documents have no basis. */
export function workbooksOf({
  groups,
  bases,
}: Pick<FinancialRecord, "groups" | "bases">): PlannedWorkbook[] {
  const all = groups.includes("transactions");
  const openDocuments = bases.includes("accrual") ? (["accrual"] as const) : bases;
  const statements = groups.includes("financial-statements");
  return [
    ...(statements ? onEach("financial-statements", bases) : []),
    ...(all || groups.includes("accounts-receivable")
      ? onEach("accounts-receivable", openDocuments)
      : []),
    ...(all || groups.includes("accounts-payable")
      ? onEach("accounts-payable", openDocuments)
      : []),
    ...(all ? onEach("transactions", bases) : []),
    ...(all || statements ? onEach("general-ledger", bases) : []),
  ];
}

function onEach(variantId: WorkbookVariant, bases: readonly Basis[]): PlannedWorkbook[] {
  return bases.map((basis) => ({ variantId, basis, kind: variantId, tags: [basisTags[basis]] }));
}

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
