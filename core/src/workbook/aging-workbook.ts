import type { Day } from "../calendar/index.ts";
import { formatDay } from "../calendar/index.ts";
import type { Ledger, OpenDocument, Party } from "../ledger/index.ts";
import { type AgingSide, ageDocuments } from "./aging.ts";
import { type AgingWords, agingSheet } from "./aging-sheet.ts";
import { agingSummarySheet } from "./aging-summary-sheet.ts";
import { contentsSheet } from "./contents-sheet.ts";
import { documentBlocks, openDocumentsSheet } from "./open-documents-sheet.ts";
import { type Preparation, sheetHeading, workbookProperties } from "./preparation.ts";
import type { CheckedSheet } from "./sheet-check.ts";
import type { Workbook } from "./workbook.ts";

/** What an aging workbook is made of. */
export interface AgingFacts {
  readonly preparation: Preparation;
  readonly ledger: Ledger;
  /** The days for which open documents were collected, ascending. */
  readonly asOfs: readonly Day[];
  readonly documents: readonly OpenDocument[];
  readonly parties: readonly Party[];
}

/** Who owes the business how much, and for how long (D-45). */
export function receivablesWorkbook(facts: AgingFacts): Workbook {
  return agingWorkbook(facts, "receivable", {
    title: "Accounts receivable",
    partyTitle: "Customer",
  });
}

/** Whom the business owes how much, and for how long (D-45). */
export function payablesWorkbook(facts: AgingFacts): Workbook {
  return agingWorkbook(facts, "payable", { title: "Accounts payable", partyTitle: "Supplier" });
}

function agingWorkbook(
  { preparation, ledger, asOfs, documents, parties }: AgingFacts,
  side: AgingSide,
  { title, partyTitle }: { readonly title: string; readonly partyTitle: string },
): Workbook {
  const agings = ageDocuments(ledger, side, asOfs, documents, parties);
  const blocks = documentBlocks(agings);
  const words: AgingWords = {
    format: { style: "Actuals", currency: ledger.currency },
    partyTitle,
    controlTitle: `${title} in the ledger`,
  };
  const headed = (what: string, period?: string) =>
    sheetHeading(ledger, preparation, `${title} · ${what}`, period);
  const sheets: CheckedSheet[] = [
    agingSummarySheet(agings, headed("Summary"), words),
    ...agings.map((aging, index) =>
      agingSheet(aging, blocks[index], headed("Aging", `As of ${formatDay(aging.asOf)}`), words),
    ),
    openDocumentsSheet(agings, headed("Open documents"), words.format),
  ];

  return {
    properties: workbookProperties(ledger, preparation, title),
    definedNames: [],
    sheets: [
      contentsSheet(ledger, preparation, title, sheets, notes),
      ...sheets.map(({ plan }) => plan),
    ],
  };
}

const notes = [
  "Every figure of an aging is a live formula over Open documents.",
  "Days past due are counted from the due date, or from the document's own date where it has none.",
  "Credits and payments that aren't applied yet reduce what is outstanding, in the bucket of their own date.",
];
