import type { Day } from "../calendar/day.ts";

/** What a lender states about a borrower's agreement in writing. */
export interface WrittenAgreement {
  readonly agreedOn?: Day | undefined;
  readonly note?: string | undefined;
  /** Whether the agreement itself is attached. */
  readonly hasPaper: boolean;
}

/** Why an agreement in writing is no ground to read. */
export type AgreementFault =
  | "undated"
  /** Its day is still to come. */
  | "later-day"
  /** Neither a note nor the paper says who agreed. */
  | "without-proof";

/** Undefined if the agreement is a ground to read: it has a day, and a note or the paper. */
export function agreementFault(
  { agreedOn, note = "", hasPaper }: WrittenAgreement,
  today: Day,
): AgreementFault | undefined {
  if (agreedOn === undefined) return "undated";
  if (agreedOn > today) return "later-day";
  return hasPaper || note.trim() !== "" ? undefined : "without-proof";
}
