import { problemOf } from "@tieout/web-portal/answer";

/** What somebody else has made of something meanwhile, and as far as it's known who did, and when. */
export interface ChangedSince<Current> {
  readonly current: Current;
  readonly changedBy?: string;
  readonly changedAt?: string;
}

/** What a 412 tells of what was to be changed (D-31); nothing for whatever else went wrong. */
export function changedSince<Current>(error: unknown): ChangedSince<Current> | undefined {
  if (problemOf(error)?.status !== 412) return undefined;
  // The contract's 412 always carries it.
  return error as ChangedSince<Current>;
}
