import type { Party } from "../ledger/index.ts";
import { type Minor, toMinor } from "../money/index.ts";
import { type AmountFormat, excelNumberFormat } from "../statement/index.ts";
import { amountCell, dayCell, numberCell, textCell } from "./cells.ts";
import { collectedYears, type JournalFacts, movedIn } from "./ledger-table.ts";
import { type LongTable, usualLimits } from "./long-table.ts";
import { oneLine } from "./one-line.ts";
import { sheetHeading } from "./preparation.ts";
import type { CheckedSheet } from "./sheet-check.ts";
import { styles } from "./styles.ts";
import {
  type TableColumn,
  tableFrame,
  tableHead,
  tableRow,
  tableTitlesRow,
} from "./table-sheet.ts";
import type { Transaction } from "./transaction.ts";

/** Every transaction, and the customers and vendors they were made with (D-17, D-45). */
export function transactionTable(facts: JournalFacts): LongTable<Transaction> {
  const { preparation, ledger } = facts;
  const tally = partyTally();
  return {
    title: "Transactions",
    noun: "transactions",
    books: ledger,
    preparation,
    years: collectedYears(facts),
    columns: columnsOf(facts),
    sums: [
      {
        title: "Amount",
        column: amountColumn,
        amountOf: ({ amount }) => amount,
        inLedger: (year) => movedIn(ledger, year, ({ debit }) => debit),
      },
    ],
    limits: usualLimits,
    observe: tally.add,
    after: [partiesSheet(facts, tally)],
    notes: [
      "A transaction's amount is the sum of its debits.",
      "Its party, number and memo are those of the first line that has one.",
    ],
  };
}

const amountColumn = 7;

function columnsOf({ ledger, parties }: JournalFacts): TableColumn<Transaction>[] {
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
    { title: "Date", width: 12, cellOf: ({ date }) => dayCell(date, styles.day) },
    text("Type", 20, ({ type }) => type),
    text("Number", 18, ({ documentNumber }) => documentNumber),
    text("Reference", 18, ({ referenceNumber }) => referenceNumber),
    text("Party", 36, ({ partyId }) => partyId && (names.get(partyId) ?? partyId)),
    text("Memo", 52, ({ memo }) => memo),
    {
      title: "Lines",
      width: 8,
      align: "right",
      cellOf: ({ lineCount }) => numberCell(lineCount, styles.count),
    },
    {
      title: "Amount",
      width: 18,
      align: "right",
      cellOf: ({ amount }) => amountCell(amount, figure),
    },
    text("Transaction", 20, ({ id }) => id, "spaced"),
  ];
}

interface Tally {
  readonly add: (transaction: Transaction) => void;
  readonly of: (partyId: string) => { readonly count: number; readonly amount: Minor };
}

/** Counts each party's transactions as they pass. */
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
  const name = "Customers and vendors";
  const heading = sheetHeading(ledger, preparation, `Transactions · ${name}`);
  const figure = figureStyle(ledger.currency);
  const columns: TableColumn<Party>[] = [
    { title: "Party", width: 44, cellOf: (party) => textCell(party.name, styles.plain) },
    { title: "Kind", width: 14, cellOf: ({ kind }) => textCell(kinds[kind], styles.plain) },
    {
      title: "Transactions",
      width: 14,
      align: "right",
      cellOf: ({ id }) => numberCell(tally.of(id).count, styles.count),
    },
    {
      title: "Amount",
      width: 20,
      align: "right",
      cellOf: ({ id }) => amountCell(tally.of(id).amount, figure),
    },
    { title: "Id", width: 24, align: "spaced", cellOf: ({ id }) => textCell(id, spacedQuiet) },
  ];

  return {
    says: "Every customer and vendor, with what was done with them over the whole time collected.",
    plan: {
      ...tableFrame(name, heading, columns, parties.length),
      rows: {
        *[Symbol.iterator]() {
          yield* tableHead(heading, columns);
          // The largest first, which is known once all transactions have passed.
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

const kinds: Record<Party["kind"], string> = {
  customer: "Customer",
  vendor: "Vendor",
  other: "Other",
};
