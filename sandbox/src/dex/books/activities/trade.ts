import {
  type Activity,
  activity,
  type Draft,
  documentTotal,
  type Line,
  type Party,
  type Side,
  type Transaction,
} from "../books.ts";
import { type DayNumber, dayOfMonth, formatDay, monthOf, nextBusinessDay } from "../calendar.ts";
import type { Documents } from "../documents.ts";
import { randomOf } from "../random.ts";

interface NewDocument {
  readonly side: Side;
  readonly control: string;
  readonly party: Party;
  readonly day: DayNumber;
  readonly docNumber: string;
  readonly refNumber?: string;
  /** Days until it's due. */
  readonly terms: number;
  /** Days until paid, moved to a business day; `undefined` if written off. */
  readonly paidAfter: number | undefined;
  /** Debit positive; the control account's line is added. */
  readonly lines: readonly Line[];
}

const givenUpAfter = 120;

export function document(options: NewDocument): Draft {
  const { side, control, party, day, docNumber, refNumber, terms, paidAfter, lines } = options;
  const rest = lines.reduce((total, { amount }) => total + amount, 0);
  const isCredit = side === "receivable" ? rest > 0 : rest < 0;
  const settled = nextBusinessDay(day + (paidAfter ?? givenUpAfter));

  return {
    type: side === "receivable" ? (isCredit ? "Credit Memo" : "Invoice") : billType(isCredit),
    party,
    docNumber,
    refNumber,
    document: { side, due: day + terms, settled, writtenOff: paidAfter === undefined },
    lines: [{ account: control, amount: -rest }, ...lines],
  };
}

/** A number made of the day and the index in it, such as `24-0315-02`. */
export function numberOn(day: DayNumber, index: number, prefix = ""): string {
  const [year = "", month, date] = formatDay(day).split("-");
  return `${prefix}${year.slice(2)}-${month}${date}-${String(index + 1).padStart(2, "0")}`;
}

/** Net movement of some accounts, cents. */
export function movement(
  transactions: readonly Transaction[],
  accounts: readonly string[],
): Map<string, number> {
  const moved = new Map(accounts.map((account) => [account, 0]));
  for (const { lines } of transactions) {
    for (const { account, amount } of lines) {
      const before = moved.get(account);
      if (before !== undefined) moved.set(account, before + amount);
    }
  }
  return moved;
}

const billType = (isCredit: boolean) => (isCredit ? "Vendor Credit" : "Bill");

interface RegularBill {
  readonly vendor: Party;
  readonly on: number;
  /** 1 to 12; every month if omitted. */
  readonly months?: readonly number[];
  readonly account: string;
  readonly cents: number;
  /** Variation as a share. */
  readonly spread: number;
  readonly memo: string;
}

/** Recurring bills. `level` scales them all: prices, growth. */
export function regularBills(
  code: number,
  { seed, control, level }: { seed: number; control: string; level: (day: DayNumber) => number },
  bills: readonly RegularBill[],
): Activity {
  return activity(code, (day) =>
    bills.flatMap(({ vendor, on, months, account, cents, spread, memo }, index) => {
      if (dayOfMonth(day) !== on || (months && !months.includes(monthOf(day)))) return [];
      const random = randomOf(seed, index, day);
      const amount = Math.round(cents * level(day) * (1 + spread * (2 * random.next() - 1)));
      return [
        document({
          side: "payable",
          control,
          party: vendor,
          day,
          docNumber: numberOn(day, index, "B"),
          refNumber: String(random.between(100_000, 999_999)),
          terms: 20,
          paidAfter: random.between(12, 26),
          lines: [{ account, amount, memo }],
        }),
      ];
    }),
  );
}

export const receipts = (code: number, settled: Documents, accounts: SettlementAccounts) =>
  payments(code, settled, "Payment", { debit: accounts.bank, credit: accounts.control });

export const billPayments = (code: number, settled: Documents, accounts: SettlementAccounts) =>
  payments(code, settled, "Bill Payment", { debit: accounts.control, credit: accounts.bank });

interface SettlementAccounts {
  readonly bank: string;
  readonly control: string;
}

function payments(
  code: number,
  settled: Documents,
  type: "Payment" | "Bill Payment",
  { debit, credit }: { readonly debit: string; readonly credit: string },
): Activity {
  return activity(code, (day) =>
    byParty(paid(settled.settledOn(day))).map(([party, documents]) => {
      const total = sum(documents);
      return {
        type,
        party,
        refNumber: chequeNumber(day, party),
        settles: documents,
        lines: [line(debit, total, documents), line(credit, -total, documents)],
      };
    }),
  );
}

export function writeOffs(
  code: number,
  settled: Documents,
  { against, control }: { readonly against: string; readonly control: string },
): Activity {
  return activity(code, (day) =>
    settled
      .settledOn(day)
      .filter(({ document }) => document?.writtenOff)
      .map((document): Draft => {
        const total = documentTotal(document);
        const memo = `Write off ${document.docNumber ?? "invoice"}`;
        return {
          type: "Journal Entry",
          party: document.party,
          settles: [document],
          lines: [
            { account: against, amount: total, memo },
            { account: control, amount: -total, memo },
          ],
        };
      }),
  );
}

const paid = (documents: readonly Transaction[]) =>
  documents.filter(({ document }) => !document?.writtenOff);

function byParty(documents: readonly Transaction[]): [Party, Transaction[]][] {
  const found = new Map<Party, Transaction[]>();
  for (const document of documents) {
    const { party } = document;
    if (!party) throw new Error(`Document ${document.id} names nobody`);
    found.set(party, [...(found.get(party) ?? []), document]);
  }
  return [...found];
}

const sum = (documents: readonly Transaction[]) =>
  documents.reduce((total, document) => total + documentTotal(document), 0);

function line(account: string, amount: number, documents: readonly Transaction[]): Line {
  return { account, amount, memo: documents.map(({ docNumber }) => docNumber).join(", ") };
}

const chequeNumber = (day: DayNumber, party: Party) =>
  String(10_000 + ((day * 7 + Number(party.id) * 13) % 89_999));

export function between(
  activities: readonly Activity[],
  from: DayNumber,
  to: DayNumber,
): Transaction[] {
  const found: Transaction[] = [];
  for (let day = from; day <= to; day += 1) {
    for (const activity of activities) found.push(...activity(day));
  }
  return found;
}
