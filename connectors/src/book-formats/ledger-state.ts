import { withGuessedTypes } from "@tieout/core/book-mapping/complete-chart";
import { type ContraRows, contraRows } from "@tieout/core/book-mapping/contra-rows";
import { columnOf, type Mapping } from "@tieout/core/book-mapping/mapping";
import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import type { Day } from "@tieout/core/calendar/day";
import { classify } from "@tieout/core/ledger/classify";
import type { VendorAccount } from "@tieout/core/ledger/ledger";
import { equity, liabilities } from "@tieout/core/ledger/ledger-balances";
import { type Minor, negate } from "@tieout/core/money";
import { type Gathering, gathering } from "./gathering.ts";
import type { HeadedEntry } from "./headed-entries.ts";
import type { GuessedSides } from "./ledger-signs.ts";
import { type LedgerSurvey, levelsOf } from "./ledger-survey.ts";
import { type LedgerTotals, ledgerTotals } from "./ledger-totals.ts";
import { type NestedParts, nestedParts } from "./nested-parts.ts";
import type { RowValues } from "./row-values.ts";
import { type RunningBalances, runningBalances } from "./running-balances.ts";

interface LedgerRow {
  readonly row: SheetRow;
  readonly values: RowValues;
}

interface AccountAmount {
  readonly accountId: string;
  readonly amount: Minor;
}

interface AccountSides {
  readonly get: (accountId: string) => boolean | undefined;
  readonly set: (accountId: string, growsByCredits: boolean) => void;
}

export interface LedgerState {
  readonly mapping: Mapping;
  readonly gathered: Gathering;
  readonly running: RunningBalances;
  readonly contras: ContraRows;
  readonly openings: LedgerOpenings;
  readonly closings: AccountAmount[];
  /** Whether an account grows by credits, where that was asked. */
  readonly byCredits: AccountSides;
  /** The account parts that are open here, in a ledger whose lines don't name accounts. */
  readonly parts: NestedParts<Opening>;
  readonly totals: LedgerTotals;
  namesLines: boolean;
  /** The account last named by an opening, while no line has followed. */
  opened: { readonly row: SheetRow; readonly account: VendorAccount } | undefined;
  /** The last opening, if its row names no account and no line has followed. */
  nameless: (LedgerRow & { readonly amount: Minor; readonly isTold: boolean }) | undefined;
  /** The entry of lines without a day, where only its first line has it. */
  entry: HeadedEntry | undefined;
  /** Whether that entry posts what the accounts were opened with. */
  isOpening: boolean;
}

export function ledgerState(mapping: Mapping, survey: LedgerSurvey = {}): LedgerState {
  const { parents = [], credits } = survey;
  const gathered = gathering("general-ledger", keepsEntries(mapping));
  const parts = nestedParts<Opening>(levelsOf(parents));
  const openings = ledgerOpenings();
  const byCredits = sidesSaid(credits);
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
    nameless: undefined,
    entry: undefined,
    isOpening: false,
  };
}

/** Accounts that the survey doesn't name grow by debits; without one, they're asked as they come. */
function sidesSaid(credits: readonly string[] | undefined): AccountSides {
  const said = new Map<string, boolean>();
  const known = credits && new Set(credits);
  return {
    get: (id) => (known ? known.has(id) : said.get(id)),
    set: (id, grows) => void said.set(id, grows),
  };
}

const keepsEntries = (mapping: Mapping): boolean =>
  columnOf(mapping, "voucher") !== undefined || mapping.entries === "headed";

export function open(
  state: LedgerState,
  account: VendorAccount,
  printed: Minor,
  isTold = false,
): Opening {
  const amount = signed(state, account, printed);
  const opening = { accountId: account.id, amount, isTold };
  state.openings.add(opening);
  state.running.opening(account.id, amount);
  return opening;
}

interface AccountOpened {
  readonly account: VendorAccount;
  readonly printed: Minor;
  readonly isTold: boolean;
}

/** An opening that is posted against another account opens that one too. */
export function openWithContra(
  state: LedgerState,
  { account, printed, isTold }: AccountOpened,
  contra: VendorAccount | undefined,
): void {
  if (!contra && repeatsOpening(state, account.id, signed(state, account, printed))) return;
  open(state, account, printed, isTold);
  if (!contra) return;
  state.gathered.account(contra);
  open(state, contra, negate(printed), isTold);
}

/** Whether the row above said it already, as of the year and then of the period. */
function repeatsOpening(
  { gathered, openings }: LedgerState,
  accountId: string,
  amount: Minor,
): boolean {
  const { debits, credits } = gathered.sumsOf([accountId]);
  return openings.of(accountId).at(-1)?.amount === amount && debits === 0 && credits === 0;
}

/** Takes an opening's side from its account's lines, or else from the account's type. */
export function asOwed(
  opening: Opening,
  { running, mapping, byCredits, openings }: LedgerState,
): AccountAmount {
  const { accountId, amount, isTold } = opening;
  // Lines go on from the last opening.
  const isLast = openings.of(accountId).at(-1) === opening;
  const told = isLast ? running.opened(accountId) : undefined;
  if (told !== undefined) return { accountId, amount: told };
  const turns = !isTold && !isNatural(mapping) && running.turnsSigns();
  const isTurned = turns && byCredits.get(accountId) === true;
  return { accountId, amount: isTurned ? negate(amount) : amount };
}

/** Debit positive, from figures printed positive for what increases the account. */
export function signed(
  { mapping, byCredits }: Pick<LedgerState, "mapping" | "byCredits">,
  account: VendorAccount,
  amount: Minor,
): Minor {
  const grows = byCredits.get(account.id) ?? growsByCredits(account);
  byCredits.set(account.id, grows);
  return grows && isNatural(mapping) ? negate(amount) : amount;
}

/** As far as type, name or number tell. */
function growsByCredits(account: VendorAccount): boolean {
  return growsOnCreditSide(withGuessedTypes([account]).accounts[0] ?? account);
}

function growsOnCreditSide(typed: VendorAccount): boolean {
  const { classification } = classify(typed);
  const isIncome = classification === "revenue" || classification === "other_income";
  return isIncome || liabilities.has(classification) || equity.has(classification);
}

/** A likely guess outweighs several unsure ones; what's said outweighs both. */
const weights = {
  said: 10,
  "profit-and-loss": 10,
  "balance-sheet": 10,
  sender: 10,
  memory: 10,
  likely: 4,
  unsure: 1,
  unknown: 0,
} as const;

/** On which side accounts grow, as far as types, names and numbers tell. */
export function guessedSides(accounts: readonly VendorAccount[]): GuessedSides {
  const typed = withGuessedTypes(accounts).accounts.map((account) => {
    const weight = weights[account.typeFrom ?? "said"];
    return [account.id, { byCredits: growsOnCreditSide(account), weight }] as const;
  });
  return new Map(typed);
}

/** Whether positive amounts increase the account; columns of their own tell sides already. */
function isNatural(mapping: Mapping): boolean {
  return mapping.signs === "natural" && !isParted(mapping);
}

/** Whether columns of their own, or one of sides, tell debits and credits apart. */
export const isParted = ({ columns }: Mapping) =>
  columns.some(({ field }) => field === "debit" || field === "side");

/** An account's opening in the ledger, debit positive. */
export interface Opening {
  readonly accountId: string;
  readonly amount: Minor;
  /** The side is in the file, not just assumed from the account. */
  readonly isTold: boolean;
}

interface LedgerOpenings {
  readonly add: (opening: Opening) => void;
  readonly of: (accountId?: string) => readonly Opening[];
  /** Whether a dated opening comes after the account's first: Sage 50 prints a balance at the start of each month. */
  readonly isLater: (accountId: string, on: Day) => boolean;
}

function ledgerOpenings(): LedgerOpenings {
  const all: Opening[] = [];
  const byAccount = new Map<string, Opening[]>();
  const firstDays = new Map<string, Day>();
  return {
    add: (opening) => {
      all.push(opening);
      const before = byAccount.get(opening.accountId);
      if (before) before.push(opening);
      else byAccount.set(opening.accountId, [opening]);
    },
    of: (accountId) => (accountId === undefined ? all : (byAccount.get(accountId) ?? [])),
    isLater: (accountId, on) => {
      const first = firstDays.get(accountId);
      if (first === undefined) firstDays.set(accountId, on);
      return first !== undefined && first < on;
    },
  };
}
