import { problemOf } from "@tieout/web-portal/answer";

/** Someone else's version, with who saved it and when, as far as known. */
export interface ChangedSince<Current> {
  readonly current: Current;
  readonly changedBy?: string;
  readonly changedAt?: string;
}

/** The current version from a 412 (D-31); undefined for other problems. */
export function changedSince<Current>(error: unknown): ChangedSince<Current> | undefined {
  if (problemOf(error)?.status !== 412) return undefined;
  // The contract's 412 always carries it.
  return error as ChangedSince<Current>;
}
