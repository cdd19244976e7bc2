import type { Day } from "../calendar/day.ts";
import { kindOf } from "../ledger/classify.ts";
import type {
  Account,
  Classification,
  Ledger,
  LedgerMonth,
  Movement,
  OpeningBalance,
} from "../ledger/ledger.ts";
import { rollForward } from "../ledger/roll-forward.ts";
import { type Minor, negate, toMinor } from "../money/money.ts";
import type { Adjustment, OwnAccount } from "./adjustment.ts";
import type { Spread } from "./spread.ts";

/**
 * The books with the spread's classifications and own accounts (at zero). Source data and postings don't change;
 * the year-end roll follows the new classifications.
 */
export function classifiedLedger(ledger: Ledger, spread: Spread): Ledger {
  const known = ledger.accounts.map((account) => reclassified(account, spread.classifications));
  const accounts = [...known, ...spread.ownAccounts.map(asAccount)];
  const turned = known.some(({ kind }, i) => kind !== ledger.accounts[i]?.kind);
  if (turned) return rolledForward(ledger, accounts, [], []);
  return accounts.every((account, i) => account === ledger.accounts[i])
    ? ledger
    : { ...ledger, accounts };
}

/** Rolls forward postings plus confirmed adjustments of the ledger's basis. */
export function adjustedLedger(ledger: Ledger, spread: Spread): Ledger {
  const classified = classifiedLedger(ledger, spread);
  const counted = countedAdjustments(ledger, spread);
  if (counted.length === 0) return classified;
  const [corrections, posted] = [
    counted.filter(({ kind }) => kind === "Correction"),
    counted.filter(({ kind }) => kind !== "Correction"),
  ];
  return rolledForward(
    ledger,
    classified.accounts,
    corrections.flatMap(({ lines }) => lines),
    posted.flatMap(postings),
  );
}

/** Drafts don't count, and each basis has its own. */
export function countedAdjustments({ basis }: Pick<Ledger, "basis">, spread: Spread): Adjustment[] {
  return spread.adjustments.filter((one) => one.status === "Confirmed" && one.basis === basis);
}

function reclassified(account: Account, said: Readonly<Record<string, Classification>>): Account {
  const classification = said[account.id];
  if (classification === undefined) return account;
  return {
    ...account,
    classification,
    kind: kindOf(classification),
    classificationSource: "analyst",
    confidence: 1,
  };
}

function asAccount({ id, name, classification }: OwnAccount): Account {
  return {
    id,
    name,
    fullName: name,
    vendorType: "",
    posting: true,
    active: true,
    kind: kindOf(classification),
    classification,
    classificationSource: "analyst",
    confidence: 1,
  };
}

export interface AdjustingLine {
  readonly adjustmentId: string;
  readonly reason: string;
  readonly day: Day;
  readonly debit: Minor;
  readonly credit: Minor;
}

/**
 * What the confirmed adjustments post to an account between two days, both included, as `adjustedLedger` has it on top of
 * the journal. Corrections are in the openings.
 */
export function adjustingLines(
  ledger: Pick<Ledger, "basis">,
  spread: Spread,
  { accountId, from, to }: { readonly accountId: string; readonly from: Day; readonly to: Day },
): AdjustingLine[] {
  return countedAdjustments(ledger, spread)
    .filter(({ kind }) => kind !== "Correction")
    .flatMap((adjustment) =>
      postings(adjustment)
        .filter(({ end }) => end >= from && end <= to)
        .filter((posting) => posting.accountId === accountId)
        .map(({ end: day, debit, credit }) => {
          const { id: adjustmentId, reason } = adjustment;
          return { adjustmentId, reason, day, debit, credit };
        }),
    )
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

function postings({ day, reversal, lines }: Adjustment): Movement[] {
  return lines.flatMap(({ accountId, amount }) => [
    { accountId, end: day, ...sides(amount) },
    ...(reversal === undefined ? [] : [{ accountId, end: reversal, ...sides(negate(amount)) }]),
  ]);
}

function sides(amount: Minor): Pick<Movement, "debit" | "credit"> {
  const none = toMinor(0);
  return amount > 0 ? { debit: amount, credit: none } : { debit: none, credit: negate(amount) };
}

/** A ledger from its own openings and postings, with more of both. */
function rolledForward(
  ledger: Ledger,
  accounts: readonly Account[],
  openings: readonly OpeningBalance[],
  movements: readonly Movement[],
): Ledger {
  const first = ledger.cuts[0];
  const opened = ledger.months
    .filter(({ end, opening }) => end === first && opening !== 0)
    .map(({ accountId, opening }) => ({ accountId, amount: opening }));
  const months = rollForward({
    accounts,
    retainedEarningsId: ledger.retainedEarningsId,
    fiscalYearEnd: ledger.fiscalYearEnd,
    from: ledger.from,
    cuts: ledger.cuts,
    openings: [...opened, ...openings],
    movements: [...ledger.months.filter(isPosted), ...movements],
  });
  return { ...ledger, accounts, months };
}

function isPosted({ debit, credit }: LedgerMonth): boolean {
  return debit !== 0 || credit !== 0;
}
