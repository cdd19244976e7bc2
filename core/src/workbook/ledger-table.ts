import type { Day } from "../calendar/day.ts";
import { fiscalYearName, fiscalYearOf } from "../calendar/fiscal-year.ts";
import type { JournalLine, Ledger, Party } from "../ledger/ledger.ts";
import { type Minor, negate, sum, toMinor } from "../money/money.ts";
import { excelNumberFormat } from "../statement/number-style.ts";
import { amountCell, dayCell, numberCell, textCell } from "./cell.ts";
import { type LongTable, type LongYear, usualLimits } from "./long-table.ts";
import type { Preparation } from "./sheet-heading.ts";
import { styles } from "./styles.ts";
import { oneLine, type TableColumn } from "./table-sheet.ts";
import { workbookTexts } from "./texts.ts";

export interface JournalFacts {
  readonly preparation: Preparation;
  readonly ledger: Ledger;
  readonly parties: readonly Party[];
  /** The number of lines or transactions between two days, both inclusive. */
  readonly countBetween: (start: Day, end: Day) => number;
}

/** By date, transaction and line number (D-45). */
export function ledgerTable(facts: JournalFacts): LongTable<JournalLine> {
  const { preparation, ledger } = facts;
  const { titles, columns, long } = workbookTexts[preparation.language];
  return {
    title: titles["general-ledger"],
    texts: long.tables["general-ledger"],
    books: ledger,
    preparation,
    years: collectedYears(facts),
    columns: columnsOf(facts),
    sums: [
      {
        title: columns.debit,
        column: debitColumn,
        amountOf: ({ amount }) => toMinor(Math.max(0, amount)),
        inLedger: (year) => movedIn(ledger, year, ({ debit }) => debit),
      },
      {
        title: columns.credit,
        column: debitColumn + 1,
        amountOf: ({ amount }) => toMinor(Math.max(0, -amount)),
        inLedger: (year) => movedIn(ledger, year, ({ credit }) => credit),
      },
    ],
    limits: usualLimits,
    observe: () => undefined,
    after: [],
  };
}

export function collectedYears({ preparation, ledger, countBetween }: JournalFacts): LongYear[] {
  const years: LongYear[] = [];
  const upTo = ledger.cuts.at(-1) ?? ledger.from;
  for (const cut of ledger.cuts) {
    const { year, start, end } = fiscalYearOf(cut, ledger.fiscalYearEnd);
    const label = fiscalYearName(year, preparation.language);
    if (years.at(-1)?.label === label) continue;
    const first = start < ledger.from ? ledger.from : start;
    const last = end > upTo ? upTo : end;
    years.push({ label, start: first, end: last, count: countBetween(first, last) });
  }
  return years;
}

/** One side of all accounts in a year. */
export function movedIn(
  { months }: Ledger,
  { start, end }: LongYear,
  side: (month: Ledger["months"][number]) => Minor,
): Minor {
  return sum(months.filter((month) => month.end >= start && month.end <= end).map(side));
}

const debitColumn = 8;

function columnsOf({ preparation, ledger, parties }: JournalFacts): TableColumn<JournalLine>[] {
  const { columns } = workbookTexts[preparation.language];
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
    { title: columns.date, width: 12, cellOf: ({ date }) => dayCell(date, styles.day) },
    text(columns.type, 18, ({ transactionType }) => transactionType),
    text(columns.number, 16, ({ documentNumber }) => documentNumber),
    text(columns.reference, 16, ({ referenceNumber }) => referenceNumber),
    text(columns.accountNumber, 12, ({ accountId }) => accounts.get(accountId)?.number),
    text(columns.account, 34, ({ accountId }) => accounts.get(accountId)?.name ?? accountId),
    text(columns.party, 30, ({ partyId }) => partyId && (names.get(partyId) ?? partyId)),
    text(columns.memo, 44, ({ memo }) => memo),
    amount(columns.debit, ({ amount: posted }) => posted),
    amount(columns.credit, ({ amount: posted }) => negate(posted)),
    text(columns.transaction, 18, ({ transactionId }) => transactionId, "spaced"),
    {
      title: columns.line,
      width: 8,
      align: "right",
      cellOf: ({ lineNumber }) => numberCell(lineNumber, wholeNumber),
    },
    text(columns.entered, 22, ({ createdAt }) => createdAt, "spaced"),
    text(columns.lastChanged, 22, ({ modifiedAt }) => modifiedAt),
  ];
}

const wholeNumber = { numberFormat: "0" };
