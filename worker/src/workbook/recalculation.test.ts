import type { Day } from "@tieout/core/calendar/day";
import type { Language } from "@tieout/core/language";
import type { Account } from "@tieout/core/ledger/ledger";
import { toMinor } from "@tieout/core/money";
import { type Spread, standardSpread } from "@tieout/core/spread/spread";
import type { NumberStyle } from "@tieout/core/statement/statement";
import {
  type AgingFacts,
  payablesWorkbook,
  receivablesWorkbook,
} from "@tieout/core/workbook/aging-workbook";
import { financialStatementsWorkbook } from "@tieout/core/workbook/financial-statements";
import { ledgerTable } from "@tieout/core/workbook/ledger-table";
import type { Preparation } from "@tieout/core/workbook/sheet-heading";
import { spreadStatements } from "@tieout/core/workbook/spread-statements";
import type { PresentedCheck } from "@tieout/core/workbook/tie-out-sheet";
import type { Workbook } from "@tieout/core/workbook/workbook";
import { differences, type FormulaCell, formulasOf } from "@tieout/server/xlsx/testing/formulas";
import { bytesOf } from "@tieout/server/xlsx/testing/read-xlsx";
import {
  hasLibreOffice,
  recalculate,
  withoutResults,
} from "@tieout/server/xlsx/testing/recalculate";
import { writeXlsx } from "@tieout/server/xlsx/write-xlsx";
import { describe, expect, it } from "vitest";
import { buildLongFile } from "./long-file.ts";
import { type BookShape, cafe, someBooks } from "./testing/some-books.ts";
import { adjusting, editedSpread, reworked, wide } from "./testing/some-spreads.ts";
import { edited, someStatements } from "./testing/some-statements.ts";

const reason = "LibreOffice (soffice) isn't installed, so nothing here is recalculated";
const hasSoffice = await hasLibreOffice();
if (!hasSoffice) process.stderr.write(`${reason}\n`);

const plans = {
  "financial statements in actuals": () => writeXlsx(statementsOf("Actuals", cafe)),
  "financial statements in thousands": () => writeXlsx(statementsOf("Thousands", cafe)),
  "financial statements in yen": () =>
    writeXlsx(statementsOf("Actuals", { ...cafe, currency: "JPY" })),
  "edited financial statements of years that end in mid-month": () =>
    writeXlsx(
      statementsOf(
        "ActualsDisplayedAsWholeNumber",
        { ...cafe, from: "2023-02-16" as Day, fiscalYearEnd: { month: 2, day: 15 } },
        { edit: edited },
      ),
    ),
  "financial statements in French": () =>
    writeXlsx(statementsOf("Thousands", { ...cafe, currency: "EUR" }, { language: "fr" })),
  "financial statements with accounts of unknown nature": () =>
    writeXlsx(statementsOf("Actuals", cafe, { language: "es", guess: ["1200", "2000", "2510"] })),
  "edited financial statements in Spanish": () =>
    writeXlsx(statementsOf("Actuals", cafe, { language: "es", edit: edited })),
  "adjusted financial statements": () => writeXlsx(adjustedStatementsOf("en", standardSpread)),
  "adjusted and edited financial statements in French": () =>
    writeXlsx(adjustedStatementsOf("fr", editedSpread)),
  "adjusted statements of an analyst's layout": () =>
    writeXlsx(adjustedStatementsOf("en", reworked(someBooks(cafe).ledger))),
  "adjusted statements with sums too long for a formula": () =>
    writeXlsx(adjustedStatementsOf("es", wide(someBooks(cafe).ledger))),
  "accounts receivable": () => writeXlsx(receivablesWorkbook(agingFacts("en"))),
  "accounts receivable in Spanish": () => writeXlsx(receivablesWorkbook(agingFacts("es"))),
  "accounts payable in French": () => writeXlsx(payablesWorkbook(agingFacts("fr"))),
  "general ledger": () => ledgerFile("en"),
  "general ledger in French": () => ledgerFile("fr"),
};

describe.skipIf(!hasSoffice)("LibreOffice, given workbooks without results", () => {
  it("comes to our own figures in each language, and finds the one that is wrong (X-26)", async () => {
    const files = await Promise.all(Object.values(plans).map((build) => bytesOf(build())));

    const recalculated = await recalculate(files.map(withoutResults));

    for (const [index, name] of Object.keys(plans).entries()) {
      const ours = formulasOf(files[index]);
      const theirs = formulasOf(recalculated[index]);
      expect(ours.length, name).toBeGreaterThan(15);
      expect(
        theirs.map(([place]) => place),
        name,
      ).toEqual(ours.map(([place]) => place));
      expect(differences(ours, theirs, hundredthOfACent), name).toEqual([]);
      expect(differences(withOneWrong(ours), theirs, hundredthOfACent), name).toHaveLength(1);
    }
  }, 600_000);
});

/** Float sums stray far below a hundredth of a cent. */
const hundredthOfACent = () => 0.000_1;

/** Proves that the test can fail: one figure is off by a cent. */
function withOneWrong(formulas: readonly FormulaCell[]): FormulaCell[] {
  const index = formulas.findIndex(([, { value }]) => typeof value === "number");
  return formulas.map(([place, cell], other) =>
    other === index ? [place, { ...cell, value: Number(cell.value) + 0.01 }] : [place, cell],
  );
}

const preparationIn = (language: Language): Preparation => ({
  packageName: "QuickBooks Online",
  source: "package",
  language,
  asOf: new Date("2025-10-14T14:05:00Z"),
});

function statementsOf(
  numberStyle: NumberStyle,
  shape: BookShape,
  {
    language = "en",
    edit,
    guess = [],
  }: { language?: Language; edit?: typeof edited; guess?: readonly string[] } = {},
): Workbook {
  const books = someBooks(shape).ledger;
  const ledger = {
    ...books,
    accounts: books.accounts.map((account) =>
      guess.includes(account.id) ? { ...account, confidence: 0.5 } : account,
    ),
  };
  return financialStatementsWorkbook({
    preparation: preparationIn(language),
    ledger,
    statements: someStatements(ledger, language, edit),
    checks: someChecks,
    numberStyle,
  });
}

function adjustedStatementsOf(
  language: Language,
  spreadOf: (accounts: readonly Account[]) => Spread,
): Workbook {
  const { ledger } = someBooks(cafe);
  const spread = adjusting(ledger, spreadOf);
  return financialStatementsWorkbook({
    ...spreadStatements(ledger, spread, spread.adjustments, language),
    preparation: preparationIn(language),
    checks: someChecks,
    numberStyle: "Actuals",
  });
}

/** One of each outcome, as the checks sheet counts them by word. */
const someChecks = (["Pass", "Fail", "Inconclusive"] as const).map(
  (outcome): PresentedCheck => ({
    id: outcome,
    category: "ledger",
    outcome,
    severity: "high",
    tolerance: toMinor(0),
    title: "Every journal entry balances",
    outcomeDescription: "",
  }),
);

function ledgerFile(language: Language) {
  const { ledger, lines, parties } = someBooks(cafe);
  const linesIn = (start: string, end: string) =>
    lines.filter(({ date }) => date >= start && date <= end);
  const countBetween = (start: string, end: string) => linesIn(start, end).length;
  const preparation = preparationIn(language);
  const table = ledgerTable({ preparation, ledger, parties, countBetween });
  const limits = { rowsOnASheet: 400, rowsInAWorkbook: 10_000 };
  return buildLongFile({ ...table, limits }, async function* ({ start, end }) {
    yield linesIn(start, end);
  }).stream;
}

function agingFacts(language: Language): AgingFacts {
  const { ledger, documents, parties } = someBooks(cafe);
  return {
    preparation: preparationIn(language),
    ledger,
    documents,
    parties,
    asOfs: [...new Set(documents.map(({ asOf }) => asOf))],
  };
}
