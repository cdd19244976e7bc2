import {
  type Day,
  endOfLastFullMonth,
  type FiscalYearEnd,
  firstDayCollected,
} from "../calendar/index.ts";
import type { Basis } from "../ledger/index.ts";
import type {
  BasisOfAccountingPreference,
  ImportPlan,
  SubmissionRequest,
} from "./submission-request.ts";

/** The part of a request that says what to read. */
export type RequestedBooks = Pick<
  SubmissionRequest,
  | "groups"
  | "basis"
  | "fullFiscalYears"
  | "endOfImport"
  | "mostRecentDay"
  | "anonymizeCustomersAndVendors"
>;

/**
 * What is to be read from the borrower's books, once the company has said when its fiscal year ends.
 * The periods follow as `cutsBetween(from, upTo, fiscalYearEnd)`.
 *
 * @param today decided where the import started, never by a worker (D-56)
 */
export function planImport(
  request: RequestedBooks,
  today: Day,
  fiscalYearEnd: FiscalYearEnd,
): ImportPlan {
  const upTo = lastDayCollected(request, today);
  return {
    from: firstDayCollected(upTo, request.fullFiscalYears, fiscalYearEnd),
    upTo,
    bases: basesOf(request.basis),
    groups: request.groups,
    anonymize: request.anonymizeCustomersAndVendors,
  };
}

/**
 * What is read from a file: all that is in it, whatever years were asked for, for its sender has seen all of
 * it. It holds one set of books, and statements alone (S-U9).
 */
export function planFile(
  request: Pick<RequestedBooks, "basis" | "anonymizeCustomersAndVendors">,
  { from, upTo }: Pick<ImportPlan, "from" | "upTo">,
): ImportPlan {
  const [basis = "accrual"] = basesOf(request.basis);
  return {
    from,
    upTo,
    bases: [basis],
    groups: ["financial-statements"],
    anonymize: request.anonymizeCustomersAndVendors,
  };
}

/** The last day to collect: the lender's own choice, never after today, or what `endOfImport` says. */
export function lastDayCollected(
  { endOfImport, mostRecentDay }: Pick<SubmissionRequest, "endOfImport" | "mostRecentDay">,
  today: Day,
): Day {
  if (mostRecentDay !== undefined) return mostRecentDay < today ? mostRecentDay : today;
  return endOfImport === "Today" ? today : endOfLastFullMonth(today);
}

/** Both bases are two complete sets of books (D-41). */
export function basesOf(basis: BasisOfAccountingPreference): readonly Basis[] {
  switch (basis) {
    case "Accrual":
      return ["accrual"];
    case "Cash":
      return ["cash"];
    case "CashAndAccrual":
      return ["accrual", "cash"];
  }
}
