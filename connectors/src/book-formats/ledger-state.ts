import { withGuessedTypes } from "@tieout/core/book-mapping/complete-chart";
import { type ContraRows, contraRows } from "@tieout/core/book-mapping/contra-rows";
import type { FileBooks } from "@tieout/core/book-mapping/file-books";
import { columnOf, type Mapping } from "@tieout/core/book-mapping/mapping";
import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { classify, equity, liabilities, type VendorAccount } from "@tieout/core/ledger";
import { type Minor, negate } from "@tieout/core/money";
import { type Gathering, gathering } from "./gathering.ts";
import type { HeadedEntry } from "./headed-entries.ts";
import { type LedgerOpenings, ledgerOpenings, type Opening } from "./ledger-openings.ts";
import { type LedgerTotals, ledgerTotals } from "./ledger-totals.ts";
import { type NestedParts, nestedParts } from "./nested-parts.ts";
import { type RunningBalances, runningBalances } from "./running-balances.ts";

interface AccountAmount {
  readonly accountId: string;
  readonly amount: Minor;
}

/** What a reader knows of a ledger so far. */
export interface LedgerState {
  readonly mapping: Mapping;
  readonly gathered: Gathering;
  readonly running: RunningBalances;
  readonly contras: ContraRows;
  readonly openings: LedgerOpenings;
  readonly closings: AccountAmount[];
  /** Whether an account grows by credits, where that was asked. */
  readonly byCredits: Map<string, boolean>;
  /** Whose part of the ledger this is, where lines don't name their accounts. */
  readonly parts: NestedParts<Opening>;
  readonly totals: LedgerTotals;
  /** Whether lines name their accounts themselves. */
  namesLines: boolean;
  /** The account that was named last by an opening, where no line has followed yet. */
  opened: { readonly row: SheetRow; readonly account: VendorAccount } | undefined;
  /** The entry that lines without a day belong to, where the first one alone says it. */
  entry: HeadedEntry | undefined;
}

export function ledgerState(mapping: Mapping): LedgerState {
  const gathered = gathering("general-ledger", keepsEntries(mapping));
  const parts = nestedParts<Opening>();
  const openings = ledgerOpenings();
  const byCredits = new Map<string, boolean>();
  const totals = ledgerTotals({
    gathered,
    parts,
    opened: (accountId) => {
      const found = openings.of(accountId);
      if (found.length === 0) return [];
      const summed = parts.summed();
      return found.flatMap((one) => (summed.has(one) ? [] : one.amount));
    },
    signed: (account, amount) => signed({ mapping, byCredits }, account, amount),
  });
  return {
    mapping,
    gathered,
    running: runningBalances(),
    contras: contraRows(),
    openings,
    closings: [],
    byCredits,
    parts,
    totals,
    namesLines: false,
    opened: undefined,
    entry: undefined,
  };
}

/** Whether the file says which lines belong together. */
const keepsEntries = (mapping: Mapping): boolean =>
  columnOf(mapping, "voucher") !== undefined || mapping.entries === "headed";

/** An opening on the side that its account's lines tell; without any, on the one that the account grows by. */
export function asOwed(
  opening: Opening,
  { running, mapping, byCredits, openings }: LedgerState,
): AccountAmount {
  const { accountId, amount, isTold } = opening;
  // Lines go on from the last that was said.
  const isLast = openings.of(accountId).at(-1) === opening;
  const told = isLast ? running.opened(accountId) : undefined;
  if (told !== undefined) return { accountId, amount: told };
  const turns = !isTold && !isNatural(mapping) && running.turnsSigns();
  const isTurned = turns && byCredits.get(accountId) === true;
  return { accountId, amount: isTurned ? negate(amount) : amount };
}

/** Debit positive, where it's printed above zero for what an account grows by. */
export function signed(
  { mapping, byCredits }: Pick<LedgerState, "mapping" | "byCredits">,
  account: VendorAccount,
  amount: Minor,
): Minor {
  const grows = byCredits.get(account.id) ?? growsByCredits(account);
  byCredits.set(account.id, grows);
  return grows && isNatural(mapping) ? negate(amount) : amount;
}

/** Whether an account grows by credits, as far as its type, its name or its number tells. */
function growsByCredits(account: VendorAccount): boolean {
  const { classification } = classify(withGuessedTypes([account]).accounts[0] ?? account);
  const isIncome = classification === "revenue" || classification === "other_income";
  return isIncome || liabilities.has(classification) || equity.has(classification);
}

/**
 * The same ledger with its signs taken otherwise, where it has one amount a line and they don't balance:
 * some packages print what an account grows by above zero, a sale as well as what it brought.
 */
export function withOtherSigns(mapping: Mapping, { lines }: FileBooks): Mapping | undefined {
  const { signs, ...asPrinted } = mapping;
  if (mapping.kind !== "general-ledger" || isParted(mapping) || balances(lines)) return undefined;
  return signs === undefined ? { ...mapping, signs: "natural" } : asPrinted;
}

/** Whether amounts stand above zero for what an account grows by. Columns of their own tell sides already. */
function isNatural(mapping: Mapping): boolean {
  return mapping.signs === "natural" && !isParted(mapping);
}

export function balances({ debits, credits }: FileBooks["lines"]): boolean {
  return debits === credits;
}

const isParted = ({ columns }: Mapping) =>
  columns.some(({ field }) => field === "debit" || field === "side");
