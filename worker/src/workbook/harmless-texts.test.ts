import type { Day } from "@tieout/core/calendar/day";
import { classify } from "@tieout/core/ledger/classify";
import type { Classification, JournalLine } from "@tieout/core/ledger/ledger";
import { buildLedger } from "@tieout/core/ledger/roll-forward";
import { toMinor } from "@tieout/core/money";
import { classifiedLedger } from "@tieout/core/spread/adjusted-ledger";
import { ownAccountPrefix } from "@tieout/core/spread/adjustment";
import { type Spread, standardSpread } from "@tieout/core/spread/spread";
import type { LayoutNode } from "@tieout/core/statement/layout";
import { financialStatementsWorkbook } from "@tieout/core/workbook/financial-statements";
import { ledgerTable } from "@tieout/core/workbook/ledger-table";
import type { DescribedAdjustment } from "@tieout/core/workbook/posted-entries";
import { spreadStatements } from "@tieout/core/workbook/spread-statements";
import { bytesOf, readXlsx } from "@tieout/server/xlsx/testing/read-xlsx";
import { writeXlsx } from "@tieout/server/xlsx/write-xlsx";
import fc from "fast-check";
import { expect, it } from "vitest";
import { buildLongFile } from "./long-file.ts";

/** What spreadsheets take for the beginning of a formula, and what could end a text within one. */
const dangerous = [
  "=",
  "+",
  "-",
  "@",
  "\t",
  "\r",
  '=HYPERLINK("http://x")',
  '"',
  "'",
  '"&A1&"',
  "'!A1",
  "<f>",
  "&amp;",
  "_x003D_",
  "",
];
const anyText = fc
  .tuple(
    fc.constantFrom(...dangerous),
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.constantFrom(...dangerous),
  )
  .map((parts) => parts.join(""));

it("no text of a person or of the books ever becomes a formula", async () => {
  const plain = await formulasIn(() => "Text");
  expect(plain.length).toBeGreaterThan(200);

  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 12 }), async (texts) => {
      let next = 0;
      const found = await formulasIn(() => texts[next++ % texts.length] ?? "");

      expect(found).toEqual(plain);
    }),
    { numRuns: 40 },
  );
}, 60_000);

/** Of every cell that has a formula, by sheet; the texts within formulas are left out. */
async function formulasIn(text: () => string): Promise<string[]> {
  const files = await Promise.all([bytesOf(statements(text)), bytesOf(journal(text))]);
  return files.flatMap((file) =>
    readXlsx(file).flatMap(({ name, cells }) =>
      [...cells].flatMap(([address, { formula }]) =>
        formula === undefined
          ? []
          : [`${name}!${address}=${formula.replaceAll(/"(?:[^"]|"")*"/g, '""')}`],
      ),
    ),
  );
}

const from = "2025-01-01" as Day;
const end = "2025-12-31" as Day;
const wagesOwed = `${ownAccountPrefix}wages-owed`;

function statements(text: () => string) {
  const books = someLedger(text);
  const ownAccounts = [{ id: wagesOwed, name: text(), classification: "accrued_payroll" }] as const;
  const own = { ...standardSpread(books.accounts), ownAccounts };
  const { layouts } = standardSpread(classifiedLedger(books, own).accounts);
  const spread: Spread = {
    ...own,
    layouts: {
      BalanceSheet: layouts.BalanceSheet.map((node) => captioned(node, text)),
      IncomeStatement: layouts.IncomeStatement.map((node) => captioned(node, text)),
    },
    adjustments: [
      {
        id: text(),
        kind: "Accrual",
        basis: "accrual",
        day: end,
        lines: [
          { accountId: "6000", amount: toMinor(5) },
          { accountId: wagesOwed, amount: toMinor(-5) },
        ],
        reason: text(),
        status: "Confirmed",
      },
    ],
  };
  const entries = spread.adjustments.map(
    (entry): DescribedAdjustment => ({ ...entry, documentName: text(), madeBy: text() }),
  );
  return writeXlsx(
    financialStatementsWorkbook({
      ...spreadStatements(books, spread, entries, "en"),
      preparation: { ...preparation, packageName: text() },
      checks: [],
      numberStyle: "Actuals",
    }),
  );
}

function journal(text: () => string) {
  const ledger = someLedger(text);
  const line = (lineNumber: number, accountId: string, amount: number): JournalLine => ({
    transactionId: text(),
    transactionType: text(),
    lineNumber,
    accountId,
    amount: toMinor(amount),
    date: end,
    documentNumber: text(),
    memo: text(),
    partyId: "P",
  });
  const lines = [line(1, "6000", 500), line(2, "1000", -500)];
  const parties = [{ id: "P", kind: "vendor", name: text() } as const];
  const table = ledgerTable({ preparation, ledger, parties, countBetween: () => lines.length });
  return buildLongFile(table, async function* () {
    yield lines;
  }).stream;
}

const preparation = {
  packageName: "QuickBooks Online",
  source: "package",
  language: "en",
  asOf: new Date("2026-01-14T14:05:00Z"),
} as const;

function someLedger(text: () => string) {
  const account = (id: string, classification: Classification) =>
    classify(
      {
        id,
        number: text(),
        name: text(),
        fullName: text(),
        vendorType: text(),
        description: text(),
        posting: true,
        active: true,
      },
      classification,
    );
  return buildLedger({
    legalName: text(),
    currency: "USD",
    basis: "accrual",
    fiscalYearEnd: { month: 12, day: 31 },
    from,
    upTo: end,
    accounts: [
      account("1000", "cash"),
      account("6000", "opex"),
      account("3900", "retained_earnings"),
    ],
    openings: [],
    movements: [
      { accountId: "6000", end, debit: toMinor(500), credit: toMinor(0) },
      { accountId: "1000", end, debit: toMinor(0), credit: toMinor(500) },
    ],
  });
}

function captioned(node: LayoutNode, text: () => string): LayoutNode {
  if (node.node !== "section") return { ...node, caption: text() };
  return {
    ...node,
    headerCaption: text(),
    footerCaption: text(),
    children: node.children.map((child) => captioned(child, text)),
  };
}
