import fc from "fast-check";
import type { Account, Ledger } from "../../ledger/ledger.ts";
import { negate, toMinor } from "../../money/money.ts";
import { classifiedLedger } from "../adjusted-ledger.ts";
import {
  type Adjustment,
  type AdjustmentKind,
  adjustmentKinds,
  ownAccountPrefix,
} from "../adjustment.ts";
import { type Spread, standardSpread } from "../spread.ts";

const ownAccounts = [
  { id: `${ownAccountPrefix}add-backs`, name: "Add-backs", classification: "other_expense" },
  { id: `${ownAccountPrefix}accrued`, name: "Accrued", classification: "accrued_payroll" },
] as const;

/** A standard spread of these books with confirmed entries of every kind that may be posted. */
export function anyAdjustments(ledger: Ledger): fc.Arbitrary<{ readonly spread: Spread }> {
  const own = { ...standardSpread(ledger.accounts), ownAccounts };
  const { accounts } = classifiedLedger(ledger, own);
  const spread: Spread = { ...standardSpread(accounts), ownAccounts };
  return fc
    .array(
      fc.record({
        kind: fc.constantFrom(...adjustmentKinds),
        one: fc.nat(),
        other: fc.nat(),
        amount: fc.integer({ min: 1, max: 10_000_000 }),
        day: fc.nat(),
        reversal: fc.option(fc.nat(), { nil: undefined }),
      }),
      { maxLength: 6 },
    )
    .map((wanted) => ({
      spread: {
        ...spread,
        adjustments: wanted.flatMap((one, i) => entryOf(one, `entry-${i}`, ledger, accounts) ?? []),
      },
    }));
}

interface Wanted {
  readonly kind: AdjustmentKind;
  readonly one: number;
  readonly other: number;
  readonly amount: number;
  readonly day: number;
  readonly reversal: number | undefined;
}

function entryOf(
  { kind, one, other, amount, day, reversal }: Wanted,
  id: string,
  { cuts, from, basis }: Ledger,
  accounts: readonly Account[],
): Adjustment | undefined {
  const [debits, credits] = sidesFor(kind, accounts);
  const debit = debits[one % Math.max(1, debits.length)];
  const rest = credits.filter((account) => account !== debit);
  const credit = rest[other % Math.max(1, rest.length)];
  if (!debit || !credit) return undefined;

  const place = day % cuts.length;
  const later = cuts.slice(place + 1);
  const reversed = reversal === undefined ? undefined : later[reversal % Math.max(1, later.length)];
  const reverses = reversed !== undefined && (kind === "Accrual" || kind === "Reclassification");
  return {
    id,
    kind,
    basis,
    day: kind === "Correction" ? from : (cuts[place] ?? from),
    ...(reverses && { reversal: reversed }),
    lines: [
      { accountId: debit.id, amount: toMinor(amount) },
      { accountId: credit.id, amount: negate(toMinor(amount)) },
    ],
    reason: "Why",
    status: "Confirmed",
  };
}

function sidesFor(kind: AdjustmentKind, accounts: readonly Account[]): [Account[], Account[]] {
  const free = accounts.filter(({ classification }) => classification !== "retained_earnings");
  const real = free.filter((account) => account.kind === "Real");
  const nominal = free.filter((account) => account.kind === "Nominal");
  switch (kind) {
    case "Reclassification":
      return [real, real];
    case "AddBack":
      return [nominal.filter(({ id }) => id === ownAccounts[0].id), nominal];
    case "Accrual":
      return [nominal, real];
    case "Correction":
      return [real, accounts.filter((account) => account.kind === "Real")];
  }
}
