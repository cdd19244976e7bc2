import { type Day, formatDay } from "../calendar/day.ts";
import { filled } from "../language/language.ts";
import type { Ledger, OpenDocument, Party } from "../ledger/ledger.ts";
import { statementTexts } from "../statement/texts.ts";
import { type AgingSide, type AgingView, ageDocuments } from "./aging.ts";
import { agingSheet, agingSummarySheet } from "./aging-sheet.ts";
import { type CheckedSheet, contentsSheet } from "./contents-sheet.ts";
import { documentBlocks, openDocumentsSheet } from "./open-documents-sheet.ts";
import { type Preparation, sheetHeading, workbookProperties } from "./sheet-heading.ts";
import { workbookTexts } from "./texts.ts";
import type { Workbook } from "./workbook.ts";

/** What an aging workbook is made of. */
export interface AgingFacts {
  readonly preparation: Preparation;
  readonly ledger: Ledger;
  /** Ascending days with open documents. */
  readonly asOfs: readonly Day[];
  readonly documents: readonly OpenDocument[];
  readonly parties: readonly Party[];
}

/** Who owes the business how much, and for how long (D-45). */
export function receivablesWorkbook(facts: AgingFacts): Workbook {
  return agingWorkbook(facts, "receivable");
}

/** Whom the business owes how much, and for how long (D-45). */
export function payablesWorkbook(facts: AgingFacts): Workbook {
  return agingWorkbook(facts, "payable");
}

function agingWorkbook(
  { preparation, ledger, asOfs, documents, parties }: AgingFacts,
  side: AgingSide,
): Workbook {
  const { language } = preparation;
  const { titles, sheets: names, notes, aging: agingTexts } = workbookTexts[language];
  const title = titles[`accounts-${side}`];
  const agings = ageDocuments(ledger, side, asOfs, documents, parties);
  const blocks = documentBlocks(agings, names.openDocuments);
  const view: AgingView = {
    format: { style: "Actuals", currency: ledger.currency, language },
    language,
    side: agingTexts.sides[side],
  };
  const headed = (what: string, period?: string) =>
    sheetHeading(ledger, preparation, `${title} · ${what}`, period);
  const sheets: CheckedSheet[] = [
    agingSummarySheet(agings, headed(names.summary), view),
    ...agings.map((aging, index) => {
      const asOf = filled(statementTexts[language].asOf, {
        day: formatDay(aging.asOf, language),
      });
      return agingSheet(aging, blocks[index], headed(names.aging, asOf), view);
    }),
    openDocumentsSheet(agings, headed(names.openDocuments), view),
  ];

  return {
    properties: workbookProperties(ledger, preparation, title),
    definedNames: [],
    sheets: [
      contentsSheet(ledger, preparation, title, sheets, notes.agings),
      ...sheets.map(({ plan }) => plan),
    ],
  };
}
