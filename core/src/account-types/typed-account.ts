import type { Day } from "../calendar/day.ts";
import type { Minor } from "../money/money.ts";
import type { AccountClass, Side, TotalGroup } from "./account-class.ts";

/** `unknown` if neither the file nor a person knows the class. */
export type ClassOrUnknown = AccountClass | "unknown";

/** An account without a type in its file, with the type that was guessed or chosen. */
export interface TypedAccount {
  readonly id: string;
  readonly number?: string;
  readonly name: string;
  /** Names of its parents and headings, from the top down. */
  readonly under: readonly string[];
  /** On the last day, since the books begin; debit positive. */
  readonly balance: Minor;
  /** As income or expense, since the fiscal year began; absent where it's the balance. */
  readonly ofYear?: Minor;
  readonly accountClass: ClassOrUnknown;
  /** Of its class; absent where that's unknown. */
  readonly side?: Side;
  /** A person's choice is `likely`, or `unknown` if they chose that. */
  readonly sureness: "likely" | "unsure" | "unknown";
  /** Of a guess: the group may be sure, and yet not whether it's income or an expense, or a liability or the owners'. */
  readonly sideInDoubt?: boolean;
  /** The side that its name alone plainly says, where the guess has another one. */
  readonly namedSide?: Side;
  readonly from: "guess" | "sender" | "memory";
  /** Strong evidence says another group than the person did. */
  readonly doubt?: boolean;
}

/** As a statement shows them: income, assets and liabilities above zero. */
export interface StatementTotals {
  readonly netIncome: Minor;
  readonly totalAssets: Minor;
  readonly revenue: Minor;
  readonly liabilities: Minor;
}

/** Net income and total assets as the file says them, the sender's own statements, or the sender by typing them. */
export interface ControlTotals {
  readonly netIncome?: Minor;
  readonly totalAssets?: Minor;
  readonly from: "file" | "statement" | "sender";
}

export interface TotalsProof {
  readonly result: "proven" | "proposed" | "several" | "none" | "not-searched";
  /** Of `proven`, where there's one total alone: it tells what belongs to it, and nothing of the rest. */
  readonly by?: "net-income" | "total-assets";
  /** Of `proposed`: which accounts belong to another group. */
  readonly moves?: readonly { readonly accountId: string; readonly group: TotalGroup }[];
}

/** The accounts whose type a file doesn't have, with the totals that check the guesses. Amounts are minor units of `digits`. */
export interface FileAccountTypes {
  /** The last day of the books. */
  readonly on: Day;
  readonly digits: number;
  /** In the order of the file. */
  readonly accounts: readonly TypedAccount[];
  /** Of the accounts that aren't listed. */
  readonly known: StatementTotals;
  readonly totals?: ControlTotals;
  readonly proof: TotalsProof;
  /** A finished year's profit, which retained earnings took in after that day. It proves what's income or an expense. */
  readonly earlier?: { readonly on: Day; readonly netIncome: Minor };
  readonly materiality: Minor;
  /** Too many questions: reports or totals are offered first. */
  readonly tooMany: boolean;
}

/** Counts types by their source: answers (of now or earlier uploads), our guesses, and types that nobody knows. */
export function countBySource(accounts: readonly TypedAccount[]) {
  const known = accounts.filter(({ sureness }) => sureness !== "unknown");
  const guessed = known.filter(({ from }) => from === "guess").length;
  return {
    said: known.length - guessed,
    guessed,
    unknown: accounts.length - known.length,
  };
}

/** An account's balance if it's of this side: income and expenses count from the start of the year. */
export function balanceAs(
  { balance, ofYear }: Pick<TypedAccount, "balance" | "ofYear">,
  side: Side | undefined,
): Minor {
  const isNominal = side === "income" || side === "expense";
  return isNominal && ofYear !== undefined ? ofYear : balance;
}
