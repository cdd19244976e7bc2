import type { Day } from "../calendar/day.ts";
import type { JournalLine, Party } from "../ledger/ledger.ts";
import { type Minor, sum, toMinor } from "../money/money.ts";
import { type AmountFormat, excelNumberFormat } from "../statement/number-style.ts";
import { amountCell, dayCell, numberCell, textCell } from "./cell.ts";
import type { CheckedSheet } from "./contents-sheet.ts";
import { collectedYears, type JournalFacts, movedIn } from "./ledger-table.ts";
import { type LongTable, usualLimits } from "./long-table.ts";
import { sheetHeading } from "./sheet-heading.ts";
import { styles } from "./styles.ts";
import {
  oneLine,
  type TableColumn,
  tableFrame,
  tableHead,
  tableRow,
  tableTitlesRow,
} from "./table-sheet.ts";
import { workbookTexts } from "./texts.ts";

/** Transactions with their customers and vendors (D-17, D-45). */
export function transactionTable(facts: JournalFacts): LongTable<Transaction> {
  const { preparation, ledger } = facts;
  const { titles, columns, long } = workbookTexts[preparation.language];
  const tally = partyTally();
  return {
    title: titles.transactions,
    texts: long.tables.transactions,
    books: ledger,
    preparation,
    years: collectedYears(facts),
    columns: columnsOf(facts),
    sums: [
      {
        title: columns.amount,
        column: amountColumn,
        amountOf: ({ amount }) => amount,
        inLedger: (year) => movedIn(ledger, year, ({ debit }) => debit),
      },
    ],
    limits: usualLimits,
    observe: tally.add,
    after: [partiesSheet(facts, tally)],
  };
}

const amountColumn = 7;

function columnsOf({ preparation, ledger, parties }: JournalFacts): TableColumn<Transaction>[] {
  const { columns } = workbookTexts[preparation.language];
  const names = new Map(parties.map(({ id, name }) => [id, name]));
  const figure = figureStyle(ledger.currency);
  const text = (
    title: string,
    width: number,
    pick: (transaction: Transaction) => string | undefined,
    align?: "spaced",
  ): TableColumn<Transaction> => ({
    title,
    width,
    ...(align && { align }),
    cellOf: (transaction) => {
      const found = pick(transaction);
      if (found === undefined || found === "") return undefined;
      return textCell(oneLine(found), align ? styles.spaced : styles.plain);
    },
  });

  return [
    { title: columns.date, width: 12, cellOf: ({ date }) => dayCell(date, styles.day) },
    text(columns.type, 20, ({ type }) => type),
    text(columns.number, 18, ({ documentNumber }) => documentNumber),
    text(columns.reference, 18, ({ referenceNumber }) => referenceNumber),
    text(columns.party, 36, ({ partyId }) => partyId && (names.get(partyId) ?? partyId)),
    text(columns.memo, 52, ({ memo }) => memo),
    {
      title: columns.lines,
      width: 8,
      align: "right",
      cellOf: ({ lineCount }) => numberCell(lineCount, styles.count),
    },
    {
      title: columns.amount,
      width: 18,
      align: "right",
      cellOf: ({ amount }) => amountCell(amount, figure),
    },
    text(columns.transaction, 20, ({ id }) => id, "spaced"),
  ];
}

interface Tally {
  readonly add: (transaction: Transaction) => void;
  readonly of: (partyId: string) => { readonly count: number; readonly amount: Minor };
}

function partyTally(): Tally {
  const tallies = new Map<string, { count: number; amount: Minor }>();
  const nothing = { count: 0, amount: toMinor(0) };
  return {
    of: (partyId) => tallies.get(partyId) ?? nothing,
    add: ({ partyId, amount }) => {
      if (partyId === undefined) return;
      const before = tallies.get(partyId) ?? nothing;
      tallies.set(partyId, { count: before.count + 1, amount: toMinor(before.amount + amount) });
    },
  };
}

function partiesSheet({ preparation, ledger, parties }: JournalFacts, tally: Tally): CheckedSheet {
  const { titles, sheets, says, columns: over, partyKinds } = workbookTexts[preparation.language];
  const name = sheets.parties;
  const heading = sheetHeading(ledger, preparation, `${titles.transactions} · ${name}`);
  const figure = figureStyle(ledger.currency);
  const columns: TableColumn<Party>[] = [
    { title: over.party, width: 44, cellOf: (party) => textCell(party.name, styles.plain) },
    { title: over.kind, width: 14, cellOf: ({ kind }) => textCell(partyKinds[kind], styles.plain) },
    {
      title: over.transactions,
      width: 14,
      align: "right",
      cellOf: ({ id }) => numberCell(tally.of(id).count, styles.count),
    },
    {
      title: over.amount,
      width: 20,
      align: "right",
      cellOf: ({ id }) => amountCell(tally.of(id).amount, figure),
    },
    { title: over.id, width: 24, align: "spaced", cellOf: ({ id }) => textCell(id, spacedQuiet) },
  ];

  return {
    says: says.parties,
    plan: {
      ...tableFrame(name, heading, columns, parties.length),
      rows: {
        *[Symbol.iterator]() {
          yield* tableHead(heading, columns);
          // Largest first, known once all have passed.
          const inOrder = parties.toSorted(
            (one, other) => tally.of(other.id).amount - tally.of(one.id).amount,
          );
          for (const [index, party] of inOrder.entries()) {
            yield tableRow(columns, party, tableTitlesRow + 1 + index);
          }
        },
      },
    },
  };
}

function figureStyle(currency: AmountFormat["currency"]) {
  return { numberFormat: excelNumberFormat({ style: "Actuals", currency }) };
}

const spacedQuiet = { ...styles.quiet, ...styles.spaced };

/** An invoice, payment or journal entry. */
export interface Transaction {
  readonly id: string;
  readonly type: string;
  readonly date: Day;
  readonly documentNumber?: string;
  readonly referenceNumber?: string;
  readonly partyId?: string;
  readonly memo?: string;
  readonly lineCount: number;
  /** The sum of debits, which equals that of credits. */
  readonly amount: Minor;
}

/** Fields that only some lines have come from the first that does. */
export function transactionOf(lines: readonly [JournalLine, ...JournalLine[]]): Transaction {
  const [{ transactionId, transactionType, date }] = lines;
  const first = (pick: (line: JournalLine) => string | undefined) => lines.map(pick).find(Boolean);
  const documentNumber = first((line) => line.documentNumber);
  const referenceNumber = first((line) => line.referenceNumber);
  const partyId = first((line) => line.partyId);
  const memo = first((line) => line.memo);

  return {
    id: transactionId,
    type: transactionType,
    date,
    ...(documentNumber !== undefined && { documentNumber }),
    ...(referenceNumber !== undefined && { referenceNumber }),
    ...(partyId !== undefined && { partyId }),
    ...(memo !== undefined && { memo }),
    lineCount: lines.length,
    amount: sum(lines.map(({ amount }) => toMinor(Math.max(0, amount)))),
  };
}
