import type { Day } from "../../calendar/day.ts";
import { periodColumns, reportingPeriods } from "../../calendar/fiscal-year.ts";
import type { Language } from "../../language/language.ts";
import type { Ledger, OpenDocument } from "../../ledger/ledger.ts";
import { toMinor } from "../../money/money.ts";
import { type Adjustment, adjustmentKinds } from "../../spread/adjustment.ts";
import { standardSpread } from "../../spread/spread.ts";
import { buildStatement } from "../../statement/build-statement.ts";
import { captioned } from "../../statement/captions.ts";
import { standardLayout } from "../../statement/standard-layout.ts";
import { payablesWorkbook, receivablesWorkbook } from "../aging-workbook.ts";
import type { Cell, Row } from "../cell.ts";
import { financialStatementsWorkbook } from "../financial-statements.ts";
import { spreadStatements } from "../spread-statements.ts";
import type { Workbook } from "../workbook.ts";

/** Whatever a collection's copies may hold, the transactions aside. */
export function bookWorkbooks(ledger: Ledger) {
  return {
    "financial statements": (language: Language) => statementsIn(ledger, language),
    "adjusted financial statements": (language: Language) => adjustedIn(ledger, language),
    "accounts receivable": (language: Language) =>
      receivablesWorkbook(agingFacts(ledger, language)),
    "accounts payable": (language: Language) => payablesWorkbook(agingFacts(ledger, language)),
  };
}

function preparationIn(language: Language) {
  return {
    packageName: "QuickBooks Online",
    source: "package" as const,
    language,
    asOf: new Date("2026-03-15T12:00:00Z"),
  };
}

function statementsIn(ledger: Ledger, language: Language): Workbook {
  const statements = (["BalanceSheet", "IncomeStatement"] as const).flatMap((type) => {
    const layout = captioned(standardLayout(type, ledger.accounts), language);
    return reportingPeriods.map((reportingPeriod) => {
      const columns = periodColumns(ledger, { reportingPeriod, language });
      return buildStatement({ ledger, layout, reportingPeriod, columns, language });
    });
  });
  const preparation = preparationIn(language);
  const numberStyle = "Thousands";
  return financialStatementsWorkbook({
    preparation,
    ledger,
    statements,
    checks,
    numberStyle,
  });
}

function adjustedIn(ledger: Ledger, language: Language): Workbook {
  const entry = (id: string, kind: Adjustment["kind"], status: Adjustment["status"]) => ({
    id,
    kind,
    status,
    basis: "accrual" as const,
    day: ledger.cuts[11] as Day,
    reversal: ledger.cuts[12] as Day,
    lines: [
      { accountId: "1010", amount: toMinor(500) },
      { accountId: "1300", amount: toMinor(-500) },
    ],
    reason: "1010",
  });
  const spread = {
    ...standardSpread(ledger.accounts),
    adjustments: adjustmentKinds.flatMap((kind) => [
      entry(kind, kind, "Confirmed"),
      entry(`${kind}-draft`, kind, "Draft"),
    ]),
  };
  return financialStatementsWorkbook({
    ...spreadStatements(ledger, spread, spread.adjustments, language),
    preparation: preparationIn(language),
    checks,
    numberStyle: "Thousands",
  });
}

function agingFacts(ledger: Ledger, language: Language) {
  const asOf = ledger.cuts.at(-1) as Day;
  const documents = (["receivable", "payable"] as const).map(
    (side): OpenDocument => ({
      side,
      asOf,
      documentId: side,
      partyId: "1",
      kind: side === "payable" ? "bill" : "invoice",
      number: "INV-1",
      date: "2025-12-01" as Day,
      total: toMinor(500),
      outstanding: toMinor(500),
    }),
  );
  const parties = [{ id: "1", kind: "customer", name: "Blue Heron" } as const];
  const preparation = preparationIn(language);
  return { preparation, ledger, asOfs: [asOf], documents, parties };
}

const checks = (["Pass", "Fail", "Inconclusive"] as const).flatMap((outcome) =>
  (["ledger", "quality"] as const).map((category) => ({
    id: `${category}-${outcome}`,
    category,
    outcome,
    severity: "high" as const,
    tolerance: toMinor(0),
    title: "1010",
    outcomeDescription: "1010",
  })),
);

export function cellsOf({ sheets }: Workbook): Cell[] {
  return sheets.flatMap(({ rows }) => {
    if (!(Symbol.iterator in rows)) throw new Error("These rows can't be read at once");
    return [...rows].flatMap(({ cells }: Row) => cells.flatMap((cell) => (cell ? [cell] : [])));
  });
}

export function textsOf(workbook: Workbook): Set<string> {
  const marginals = workbook.sheets.flatMap(({ name, print }) => [
    name,
    print.header,
    print.footer,
    print.pages,
  ]);
  const texts = cellsOf(workbook).flatMap((cell) => {
    if (cell.kind === "text") return [cell.text];
    return cell.kind === "formula" && cell.result.kind === "text" ? [cell.result.text] : [];
  });
  const { title, subject } = workbook.properties;
  return new Set([title, subject, ...marginals, ...texts].filter(Boolean));
}
