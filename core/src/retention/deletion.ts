import { endOfRetention, type RetentionPolicy } from "./policy.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** When files go, in hours of UTC: once a day, while few people work. */
const sweptAtHour = 3;

/** Nobody's files go without as much notice. */
const notice = 7 * day;

/** A sweep that begins a little late gives no shorter notice. */
const lateness = hour;

/** The first time at or after an instant at which files go. */
export function sweepFrom(instant: Date): Date {
  const sweep = new Date(instant);
  sweep.setUTCHours(sweptAtHour, 0, 0, 0);
  return sweep < instant ? new Date(sweep.getTime() + day) : sweep;
}

/** The sweep after the one that is now. */
export const nextSweep = (now: Date): Date => sweepFrom(new Date(now.getTime() + 1));

/** What has come for a collection: its books, or a file, be it a document or one to read them from. */
export type KeptThing = "books" | "file";

/**
 * When a collection's files go, now that something has come. The first file begins the time, and the
 * books begin it anew; files that come later go together with what was there.
 *
 * @param before when they were to go until now
 */
export function deletionAfter(
  came: KeptThing,
  before: Date | undefined,
  policy: RetentionPolicy,
  now: Date,
): Date {
  if (before !== undefined && came === "file") return before;
  const at = sweepFrom(endOfRetention(policy, now));
  return before !== undefined && before > at ? before : at;
}

/** Up to when a collection may go to be told of in the sweep that is now. */
export const warnedUpTo = (now: Date): Date => new Date(now.getTime() + notice);

/** When files go of which people are told now: as planned, or later where that leaves too little notice. */
export function deletionAfterNotice(planned: Date, now: Date): Date {
  const earliest = now.getTime() + notice;
  return planned.getTime() >= earliest - lateness ? planned : sweepFrom(new Date(earliest));
}

/** In how many days files go, to the nearest; none once it's only hours. */
export const daysLeft = (at: Date, now: Date): number =>
  Math.max(0, Math.round((at.getTime() - now.getTime()) / day));
