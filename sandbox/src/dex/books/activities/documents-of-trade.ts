import type { Line, Party, Side, Transaction } from "../books.ts";
import { type DayNumber, formatDay, nextBusinessDay } from "../calendar.ts";
import type { Draft } from "../transaction.ts";

export interface NewDocument {
  readonly side: Side;
  readonly control: string;
  readonly party: Party;
  readonly day: DayNumber;
  readonly docNumber: string;
  readonly refNumber?: string;
  /** Days until it is due. */
  readonly terms: number;
  /** Days until it is paid, moved to a business day; `undefined` when it is given up. */
  readonly paidAfter: number | undefined;
  /** Debit positive; the control account's line is added. */
  readonly lines: readonly Line[];
}

const givenUpAfter = 120;

/** An invoice or a bill, or their credit where the lines say so. */
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

/** A number that tells the day and the place in it, such as `24-0315-02`. */
export function numberOn(day: DayNumber, index: number, prefix = ""): string {
  const [year = "", month, date] = formatDay(day).split("-");
  return `${prefix}${year.slice(2)}-${month}${date}-${String(index + 1).padStart(2, "0")}`;
}

/** What these transactions did to each of some accounts, cents. */
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
