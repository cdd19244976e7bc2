import { type Day, fiscalYearOf } from "../calendar/index.ts";
import type { JournalLine, Ledger, Party } from "../ledger/index.ts";
import { type Minor, negate, sum, toMinor } from "../money/index.ts";
import { excelNumberFormat } from "../statement/index.ts";
import { amountCell, dayCell, numberCell, textCell } from "./cells.ts";
import { type LongTable, type LongYear, usualLimits } from "./long-table.ts";
import { oneLine } from "./one-line.ts";
import type { Preparation } from "./preparation.ts";
import { styles } from "./styles.ts";
import type { TableColumn } from "./table-sheet.ts";

/** What a table over the journal is made of; its lines are read later, year by year. */
export interface JournalFacts {
  readonly preparation: Preparation;
  readonly ledger: Ledger;
  readonly parties: readonly Party[];
  /** How many lines, or transactions, there are between two days, both included. */
  readonly countBetween: (start: Day, end: Day) => number;
}

/** The general ledger: every line, in the order of date, transaction and line number (D-45). */
export function ledgerTable(facts: JournalFacts): LongTable<JournalLine> {
  const { preparation, ledger } = facts;
  return {
    title: "General ledger",
    noun: "lines",
    books: ledger,
    preparation,
    years: collectedYears(facts),
    columns: columnsOf(facts),
    sums: [
      {
        title: "Debit",
        column: debitColumn,
        amountOf: ({ amount }) => toMinor(Math.max(0, amount)),
        inLedger: (year) => movedIn(ledger, year, ({ debit }) => debit),
      },
      {
        title: "Credit",
        column: debitColumn + 1,
        amountOf: ({ amount }) => toMinor(Math.max(0, -amount)),
        inLedger: (year) => movedIn(ledger, year, ({ credit }) => credit),
      },
    ],
    limits: usualLimits,
    observe: () => undefined,
    after: [],
    notes: [
      "Every line as the package gave it, by date, transaction and line; line breaks are spaces.",
      "A text that looks like a formula is a text: nothing from the books is ever worked out.",
    ],
  };
}

/** The fiscal years of a ledger, as far as they were collected. */
export function collectedYears({ ledger, countBetween }: JournalFacts): LongYear[] {
  const years: LongYear[] = [];
  const upTo = ledger.cuts.at(-1) ?? ledger.from;
  for (const cut of ledger.cuts) {
    const { year, start, end } = fiscalYearOf(cut, ledger.fiscalYearEnd);
    const label = `FY ${year}`;
    if (years.at(-1)?.label === label) continue;
    const first = start < ledger.from ? ledger.from : start;
    const last = end > upTo ? upTo : end;
    years.push({ label, start: first, end: last, count: countBetween(first, last) });
  }
  return years;
}

/** What one side of all accounts moved by in a year. */
export function movedIn(
  { months }: Ledger,
  { start, end }: LongYear,
  side: (month: Ledger["months"][number]) => Minor,
): Minor {
  return sum(months.filter((month) => month.end >= start && month.end <= end).map(side));
}

const debitColumn = 8;

function columnsOf({ ledger, parties }: JournalFacts): TableColumn<JournalLine>[] {
  const accounts = new Map(ledger.accounts.map((account) => [account.id, account]));
  const names = new Map(parties.map(({ id, name }) => [id, name]));
  const figure = {
    numberFormat: excelNumberFormat({ style: "Actuals", currency: ledger.currency }),
  };
  const text = (
    title: string,
    width: number,
    pick: (line: JournalLine) => string | undefined,
    align?: "spaced",
  ): TableColumn<JournalLine> => ({
    title,
    width,
    ...(align && { align }),
    cellOf: (line) => {
      const found = pick(line);
      if (found === undefined || found === "") return undefined;
      return textCell(oneLine(found), align ? styles.spaced : styles.plain);
    },
  });
  const amount = (title: string, pick: (line: JournalLine) => Minor): TableColumn<JournalLine> => ({
    title,
    width: 18,
    align: "right",
    cellOf: (line) => {
      const found = pick(line);
      return found > 0 ? amountCell(found, figure) : undefined;
    },
  });

  return [
    { title: "Date", width: 12, cellOf: ({ date }) => dayCell(date, styles.day) },
    text("Type", 18, ({ transactionType }) => transactionType),
    text("Number", 16, ({ documentNumber }) => documentNumber),
    text("Reference", 16, ({ referenceNumber }) => referenceNumber),
    text("Account no.", 12, ({ accountId }) => accounts.get(accountId)?.number),
    text("Account", 34, ({ accountId }) => accounts.get(accountId)?.name ?? accountId),
    text("Party", 30, ({ partyId }) => partyId && (names.get(partyId) ?? partyId)),
    text("Memo", 44, ({ memo }) => memo),
    amount("Debit", ({ amount: posted }) => posted),
    amount("Credit", ({ amount: posted }) => negate(posted)),
    text("Transaction", 18, ({ transactionId }) => transactionId, "spaced"),
    {
      title: "Line",
      width: 8,
      align: "right",
      cellOf: ({ lineNumber }) => numberCell(lineNumber, wholeNumber),
    },
    text("Entered", 22, ({ createdAt }) => createdAt, "spaced"),
    text("Last changed", 22, ({ modifiedAt }) => modifiedAt),
  ];
}

const wholeNumber = { numberFormat: "0" };
