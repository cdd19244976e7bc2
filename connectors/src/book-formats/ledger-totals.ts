import type { OwnTotal } from "@tieout/core/book-mapping/file-books";
import { firstText, type SheetRow } from "@tieout/core/book-mapping/sheet-row";
import type { VendorAccount } from "@tieout/core/ledger/ledger";
import { type Minor, toMinor } from "@tieout/core/money";
import type { Gathering, LineSums } from "./gathering.ts";
import type { RowWord } from "./ledger-rows.ts";
import type { LedgerPart, NestedParts } from "./nested-parts.ts";
import { amountOrZero, type RowValues } from "./row-values.ts";

export interface LedgerTotals {
  readonly of: (row: SheetRow, values: RowValues, word: RowWord) => OwnTotal[];
  /** Whether a row not labeled a total repeats what its part comes to. */
  readonly isOne: (values: RowValues) => boolean;
}

interface LedgerSoFar {
  readonly gathered: Pick<Gathering, "sumsOf">;
  readonly parts: Pick<NestedParts<unknown>, "totalled" | "current" | "isLabeled">;
  readonly opened: (accountId?: string) => readonly Minor[];
  /** Debit positive, from figures printed positive for what increases the account. */
  readonly signed: (account: VendorAccount, amount: Minor) => Minor;
}

/** Bounds the comparisons: past some millions, further totals aren't checked. */
const mostLooked = 20_000_000;

/** A set of accounts that a total may be about, with its sum. */
interface Candidate {
  readonly account?: VendorAccount;
  readonly sums: LineSums;
}

/** Checks totals against lines; an unnamed total may include openings and counts for the part or entry it matches. */
export function ledgerTotals({ gathered, parts, opened, signed }: LedgerSoFar): LedgerTotals {
  let before = noSums;
  let looked = 0;

  function ofPart({ account, accountIds }: Pick<LedgerPart<unknown>, "account" | "accountIds">) {
    const sums = gathered.sumsOf(accountIds);
    const isAlone = accountIds.length === 1;
    const whole = isAlone ? [{ account, sums: plus(sums, opened(account.id)) }] : [];
    return [{ account, sums }, ...whole];
  }

  function ofWhole(all: LineSums): Candidate[] {
    const account = parts.current();
    const part = account ? ofPart({ account, accountIds: [account.id] }) : [];
    return [
      ...part,
      { sums: all },
      { sums: plus(all, opened()) },
      // A line in an account's part that names another account isn't the part's, so the part's total has to differ.
      ...(parts.isLabeled() || part.some(isPosted) ? [] : [{ sums: less(all, before) }]),
    ];
  }

  return {
    of: (row, { figure }, word) => {
      const part = parts.totalled(firstText(row));
      if (part) looked += part.accountIds.length;
      else if (word === "grand-total") looked += opened().length;
      if (looked > mostLooked) return [];
      const all = gathered.sumsOf();
      const candidates = part ? ofPart(part) : word === "grand-total" ? ofWhole(all) : [];
      const [debit, credit, net] = [figure("debit"), figure("credit"), figure("amount")];
      const saysSides = debit.result === "read" || credit.result === "read";
      const offBy = ({ account, sums }: Candidate): number[] => [
        ...(saysSides
          ? [amountOrZero(debit) - sums.debits, amountOrZero(credit) - sums.credits]
          : []),
        ...(net.result === "read"
          ? [(account ? signed(account, net.value) : net.value) - sums.net]
          : []),
      ];
      const found = nearest(candidates, offBy);
      before = all;
      if (!found) return [];

      const { account, sums } = found;
      const place = { row: row.number, ...(account && { accountId: account.id }) };
      const says = [
        ["debits", debit, sums.debits],
        ["credits", credit, sums.credits],
        ["movement", net, sums.net],
      ] as const;
      return says.flatMap(([what, said, added]): OwnTotal[] => {
        if (said.result !== "read") return [];
        if (what !== "movement") return [{ what, place, said: said.value, added }];
        // Beside debits and credits, a net amount may be positive for what increases the account.
        const isTurned = saysSides && said.value === -added;
        const own = account ? signed(account, said.value) : said.value;
        return [{ what, place, said: isTurned ? added : own, added }];
      });
    },
    isOne: ({ account, figure }) => {
      const current = parts.current();
      if (!current || account()) return false;
      const own = gathered.sumsOf([current.id]);
      const whole = plus(own, opened(current.id));
      // Below a balance that makes up for it, the smaller side comes to the larger.
      const most = toMinor(Math.max(whole.debits, whole.credits));
      const [debit, credit] = [amountOrZero(figure("debit")), amountOrZero(figure("credit"))];
      const sums = [own, whole, { debits: most, credits: most }];
      return sums.some(
        ({ debits, credits }) => debits + credits > 0 && debits === debit && credits === credit,
      );
    },
  };
}

const isPosted = ({ sums: { debits, credits } }: Candidate) => debits + credits > 0;

/** The first of those that differ in the fewest figures. */
function nearest(
  candidates: readonly Candidate[],
  offBy: (one: Candidate) => readonly number[],
): Candidate | undefined {
  const differing = candidates.map((one) => offBy(one).filter((by) => by !== 0).length);
  return candidates[differing.indexOf(Math.min(...differing))];
}

const noSums: LineSums = { debits: toMinor(0), credits: toMinor(0), net: toMinor(0) };

function plus({ debits, credits, net }: LineSums, amounts: readonly Minor[]): LineSums {
  const debit = amounts.reduce((sum, amount) => sum + Math.max(amount, 0), 0);
  const credit = amounts.reduce((sum, amount) => sum + Math.max(-amount, 0), 0);
  return {
    debits: toMinor(debits + debit),
    credits: toMinor(credits + credit),
    net: toMinor(net + debit - credit),
  };
}

function less(all: LineSums, before: LineSums): LineSums {
  return {
    debits: toMinor(all.debits - before.debits),
    credits: toMinor(all.credits - before.credits),
    net: toMinor(all.net - before.net),
  };
}
