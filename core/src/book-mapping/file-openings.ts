import type { AccountClass } from "../account-types/account-class.ts";
import { classOf } from "../account-types/number-plans.ts";
import { fiscalYearOf } from "../calendar/fiscal-year.ts";
import { classify } from "../ledger/classify.ts";
import type { BookedFile } from "./book-file.ts";
import type { FileBooks } from "./file-books.ts";
import type { SaidOpenings } from "./file-choices.ts";
import type { OldItem } from "./old-items.ts";
import type { OpeningsSource } from "./opening-balances.ts";
import { clean, storable } from "./table-view.ts";

/** What a page shows of openings that the file doesn't have, to be said by the sender. */
export interface FileOpenings extends Omit<OpeningsSource, "oldItems"> {
  readonly digits: number;
  /** In the order of the file, those that a balance sheet has. */
  readonly accounts: readonly OpeningAccount[];
  readonly oldItems: readonly (OldItem & { readonly name: string })[];
  /** As it was said, taken or not. */
  readonly said?: SaidOpenings;
}

export interface OpeningAccount {
  readonly accountId: string;
  readonly number?: string;
  readonly name: string;
  readonly accountClass?: AccountClass;
}

/** A person can't type more. */
const listedAtMost = 2_000;
const itemsShown = 5;

/** Absent if the file says its openings, or has no postings. `file` is as it was read. */
export function fileOpeningsOf(
  file: FileBooks,
  { openings, accounts, periods, fiscalYearEnd }: BookedFile,
  { digits, said }: { readonly digits: number; readonly said?: SaidOpenings | undefined },
): FileOpenings | undefined {
  if (!openings || !periods) return undefined;
  // Within a year, income and expenses have balances too.
  const isInYear = fiscalYearOf(periods.from, fiscalYearEnd).start !== periods.from;
  const typed = new Map(accounts.map((account) => [account.id, classify(account)]));
  const listed = file.accounts
    .flatMap(({ id }) => typed.get(id) ?? [])
    .filter(({ kind }) => isInYear || kind === "Real");
  return {
    ...openings,
    digits,
    oldItems: openings.oldItems.slice(0, itemsShown).map((item) => ({
      ...item,
      accountId: storable(item.accountId),
      name: clean(typed.get(item.accountId)?.name ?? item.accountId),
    })),
    accounts: listed.slice(0, listedAtMost).map(({ id, number, name, classification }) => {
      const accountClass = classOf(classification);
      return {
        accountId: storable(id),
        ...(number !== undefined && { number: clean(number) }),
        name: clean(name),
        ...(accountClass && { accountClass }),
      };
    }),
    ...(said && { said }),
  };
}
