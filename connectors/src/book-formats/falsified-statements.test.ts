import { bookFile } from "@tieout/core/book-mapping/book-file";
import type { FileBooks } from "@tieout/core/book-mapping/file-books";
import type { ReportedAccount, StatementTypes } from "@tieout/core/book-mapping/reported-statement";
import { contradicts, statementFindings } from "@tieout/core/book-mapping/statement-findings";
import { withStatements } from "@tieout/core/book-mapping/statement-types";
import type { Day } from "@tieout/core/calendar/day";
import { describe, expect, it } from "vitest";
import { type Layout, layoutId } from "../../../sandbox/src/dex/exports/layouts/layout.ts";
import { layouts } from "../../../sandbox/src/dex/exports/layouts/registry.ts";
import type { CellValue, Table } from "../../../sandbox/src/dex/exports/tables.ts";
import { accountOfText } from "./account-text.ts";
import { readLayout } from "./testing/read-layout.ts";
import { statementOf } from "./testing/statement-of-layout.ts";

const places = process.env.TIEOUT_ALL === "1" ? [0, 0.2, 0.4, 0.6, 0.8, 1] : [0.6];

const isStatement = ({ report }: Layout) =>
  report === "profit-and-loss" || report === "balance-sheet";

/** Their lines add up accounts, so they name none of the books. */
const ofSums = layouts.filter((layout) => isStatement(layout) && layout.says === "sums");

const statements = layouts.filter((layout) => isStatement(layout) && layout.says !== "sums");

/** In whole amounts, which prove no figure; what it leaves out isn't missed. */
const rounded: ReadonlySet<string> = new Set(["freeagent-balance-sheet-csv"]);

/** Packages take finished years in, whose entries aren't in every ledger, so these figures aren't compared. */
const takesResults: ReadonlySet<string> = new Set(["Retained Earnings", "Profit and Loss Account"]);

const changes = {
  amount: (row: Row, { amount }: ReportedAccount) =>
    row.map((cell) => (isAmount(cell, amount) ? withOtherAmount(cell) : cell)),
  name: (row: Row, { name }: ReportedAccount) =>
    row.map((cell) => (isNamed(cell, name) ? `${cell} Extra` : cell)),
  dropped: () => undefined,
};

describe("statements of packages with one thing wrong", () => {
  it("are those of all packages but two", () => {
    expect(ofSums.map(layoutId)).toEqual([
      "sage-50-uk-profit-and-loss-csv",
      "sage-50-uk-balance-sheet-csv",
      "business-central-profit-and-loss-xlsx",
      "business-central-balance-sheet-xlsx",
    ]);
  });

  it.each(statements.map((layout) => [layoutId(layout), layout] as const))(
    "are found to be wrong beside the books: %s",
    async (id, layout) => {
      const books = await booksOf(layout.package);
      const tables = layout.write(layout.company);
      const right = await statementOf(layout);
      expect(isNoticed(books, right)).toBe(false);

      const named = right.accounts.filter((one) => one.amount !== 0 && rowOf(tables, one));
      const accounts = named.filter(({ name }) => !takesResults.has(name));
      for (const place of places) {
        const account = accounts[Math.floor(place * (accounts.length - 1))];
        if (!account) throw new Error(`${id} names accounts`);
        for (const [kind, change] of Object.entries(changes)) {
          const wrong = await statementOf(layout, changed(tables, account, change));
          const isExempt = kind === "dropped" && rounded.has(id);
          expect(isNoticed(books, wrong), `${kind}: ${account.name}`).toBe(!isExempt);
        }
      }
    },
    120_000,
  );
});

/** It differs from the books, or has a line that they don't have. */
function isNoticed(books: FileBooks, statement: StatementTypes): boolean {
  const booked = bookFile(withStatements(books, [statement]), "2026-07-01" as Day);
  const [finding] = statementFindings(booked);
  if (!finding) throw new Error("It's compared");
  return finding.period !== "same" || contradicts(finding) || finding.unmatched.count > 0;
}

const read = new Map<string, Promise<FileBooks>>();

/** It says that the card is a bank account, and the balance sheet that it's a liability. */
const saysOtherwise = "xero-trial-balance-xlsx";

/** A trial balance is read faster than a ledger, and has the same balances. */
function booksOf(name: string): Promise<FileBooks> {
  const own = layouts.filter(
    (one) => one.package === name && one.says !== "no openings" && layoutId(one) !== saysOtherwise,
  );
  const reports = ["trial-balance", "general-ledger", "transaction-detail"] as const;
  const [layout] = reports.flatMap((report) => own.find((one) => one.report === report) ?? []);
  if (!layout) throw new Error(`${name} has books`);
  const known = read.get(name) ?? readLayout(layout).then(({ books }) => books);
  read.set(name, known);
  return known;
}

type Row = Table["rows"][number];

function changed(
  tables: readonly Table[],
  account: ReportedAccount,
  change: (row: Row, account: ReportedAccount) => Row | undefined,
): readonly Table[] {
  const found = rowOf(tables, account);
  return tables.map((table) => ({
    ...table,
    rows: table.rows.flatMap((row) => {
      const other = row === found ? change(row, account) : row;
      return other ? [other] : [];
    }),
  }));
}

const rowOf = (tables: readonly Table[], { name, amount }: ReportedAccount): Row | undefined =>
  tables
    .flatMap(({ rows }) => rows)
    .find(
      (row) =>
        row.some((cell) => isNamed(cell, name)) && row.some((cell) => isAmount(cell, amount)),
    );

const isNamed = (cell: CellValue, name: string): boolean =>
  typeof cell === "string" && accountOfText(cell.trim()).name === name;

function isAmount(cell: CellValue, amount: number): boolean {
  if (typeof cell === "object" && "cents" in cell) return Math.abs(cell.cents) === Math.abs(amount);
  const text = typeof cell === "object" && "formula" in cell ? cell.formula : cell;
  if (typeof text !== "string") return false;
  const digits = Number(text.replace(/\D/g, ""));
  return digits === Math.abs(amount) || digits * 100 === Math.abs(amount);
}

function withOtherAmount(cell: CellValue): CellValue {
  if (typeof cell === "string") return withOtherDigit(cell);
  if (typeof cell !== "object") return cell;
  if ("cents" in cell) return { cents: cell.cents + Math.sign(cell.cents) * 10_000 };
  return "formula" in cell ? { formula: withOtherDigit(cell.formula) } : cell;
}

const withOtherDigit = (text: string) =>
  text.replace(/[1-9]/, (digit) => `${(Number(digit) % 9) + 1}`);
