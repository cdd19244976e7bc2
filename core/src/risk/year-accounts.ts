import type { FiscalPeriod } from "../calendar/fiscal-year.ts";
import type { Account, Classification, Ledger } from "../ledger/ledger.ts";
import {
  accountsById,
  ledgerBalances,
  liabilities as liabilityClassifications,
  resultToDate,
} from "../ledger/ledger-balances.ts";
import { type Minor, toMinor } from "../money/money.ts";
import type { Spread } from "../spread/spread.ts";
import { type PlacedNode, placedNodes } from "../spread/spread-tree.ts";
import { equitySectionId, standardSectionOf } from "../statement/standard-sections.ts";

/** One year of the books by account, placed as in the spread. */
export interface YearBooks {
  readonly accounts: readonly YearAccount[];
  /** The year's result as a part of equity, debit positive; it has no account. Absent if none was posted, or without a balance sheet. */
  readonly result?: Minor;
  /** Those with figures that may be on either statement for all that anybody knows; in no other total. */
  readonly ofUnknownType: readonly YearAccount[];
}

/** An account with a balance or movement in the year. One with neither is left out: it's unknown, not zero. */
export interface YearAccount {
  readonly account: Account;
  readonly place: StatementPlace;
  /** The amount on its line, debit positive: the balance at the year's end, or the year's income or expense. */
  readonly amount: Minor;
  /** The year's debits less credits. */
  readonly movement: Minor;
}

export type StatementPlace = BalanceSheetPlace | IncomeStatementPlace;

export interface BalanceSheetPlace {
  readonly statement: "BalanceSheet";
  readonly side: "assets" | "liabilities" | "equity" | "unknown";
  readonly isCurrent: boolean;
}

export interface IncomeStatementPlace {
  readonly statement: "IncomeStatement";
  /** Ids of the sections that contain it. */
  readonly sectionIds: ReadonlySet<string>;
}

/** `ledger` must have the spread's classifications. Accounts are in order of id, so that sorting lines changes nothing. */
export function yearBooks(
  ledger: Ledger,
  spread: Spread,
  { start, end }: Pick<FiscalPeriod, "start" | "end">,
): YearBooks {
  const known = accountsById(ledger.accounts);
  const balances = ledgerBalances(ledger);
  const inYear = ledger.months.filter((month) => month.end >= start && month.end <= end);
  const ids = new Set(inYear.map(({ accountId }) => accountId));

  const all = [...ids].toSorted().flatMap((id): YearAccount[] => {
    const [account, placed] = [known.get(id), placedNodes(spread).get(`account/${id}`)];
    if (!account || !placed) return [];
    const movement = balances.movement(id, start, end);
    const hasBalance = placed.type === "BalanceSheet" && !ledger.openingsUnknown;
    const amount = hasBalance ? balances.closing(id, end) : movement;
    return [{ account, place: placeOf(placed, account.classification), amount, movement }];
  });
  const hasResult =
    !ledger.openingsUnknown && [...ids].some((id) => known.get(id)?.kind === "Nominal");
  return {
    accounts: all.filter(
      ({ place }) => !ledger.openingsUnknown || place.statement === "IncomeStatement",
    ),
    ofUnknownType: all.filter(
      ({ account, amount }) => account.classification === "unknown" && amount !== 0,
    ),
    ...(hasResult && { result: toMinor(resultToDate(ledger, end)) }),
  };
}

/**
 * A standard section determines side and term. An account outside all of them, such as in a section added directly under
 * Liabilities, keeps the side and term of its classification.
 */
function placeOf({ type, ancestors }: PlacedNode, classification: Classification): StatementPlace {
  const around = new Set(ancestors.map(({ id }) => id));
  if (type === "IncomeStatement") return { statement: type, sectionIds: around };
  const standard = new Set(standardSectionOf.get(classification)?.path);
  return {
    statement: type,
    side: sideOf(around, classification),
    isCurrent: saysTerm(around) ? isCurrent(around) : isCurrent(standard),
  };
}

function sideOf(
  around: ReadonlySet<string>,
  classification: Classification,
): BalanceSheetPlace["side"] {
  if (around.has("assets")) return "assets";
  if (around.has("liabilities")) return "liabilities";
  if (around.has(equitySectionId)) return "equity";
  if (liabilityClassifications.has(classification)) return "liabilities";
  return classification === "unknown" ? "unknown" : "equity";
}

const currentSections = ["current-assets", "current-liabilities"];
const otherSections = ["fixed-assets", "other-assets", "long-term-liabilities", equitySectionId];

function isCurrent(sectionIds: ReadonlySet<string>): boolean {
  return currentSections.some((id) => sectionIds.has(id));
}

function saysTerm(sectionIds: ReadonlySet<string>): boolean {
  return [...currentSections, ...otherSections].some((id) => sectionIds.has(id));
}
