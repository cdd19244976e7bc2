/** How long a lender keeps what was collected (D-54). */
export interface RetentionPolicy {
  readonly count: number;
  readonly unit: RetentionUnit;
}

const retentionUnits = ["days", "months", "years"] as const;
export type RetentionUnit = (typeof retentionUnits)[number];

/** What is suggested to a new tenant. It's never chosen for one. */
export const suggestedRetention: RetentionPolicy = { count: 7, unit: "years" };

/** No law asks for longer, and no plan reaches further. */
const atMost: Readonly<Record<RetentionUnit, number>> = { days: 36_500, months: 1_200, years: 100 };

/** Reads `7 years`, `18 months`, `1 day`; nothing for any other text. */
export function parseRetention(text: string): RetentionPolicy | undefined {
  const [, count, named] = /^(\d{1,5}) (day|month|year)s?$/.exec(text.trim()) ?? [];
  const unit = retentionUnits.find((each) => each === `${named}s`);
  if (unit === undefined) return undefined;
  const policy = { count: Number(count), unit };
  return policy.count >= 1 && policy.count <= atMost[unit] ? policy : undefined;
}

/** As `parseRetention` reads it: `7 years`, `1 year`. */
export const writeRetention = ({ count, unit }: RetentionPolicy): string =>
  `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;

/** The same time of day, that much later; a day that its month doesn't have is the month's last. */
export function endOfRetention({ count, unit }: RetentionPolicy, from: Date): Date {
  const end = new Date(from);
  if (unit === "days") {
    end.setUTCDate(end.getUTCDate() + count);
    return end;
  }
  end.setUTCMonth(end.getUTCMonth() + count * (unit === "years" ? 12 : 1));
  // What overflowed its month goes back to the month's last day.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}

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

/** What a borrower is promised: what they have sent is deleted within as many days. */
export const withdrawalDays = 30;

/**
 * When files go that a borrower has withdrawn: within the time that they were promised, and earlier where
 * that was planned already. The last night but one, so that a night on which nothing runs breaks no promise.
 */
export function deletionAfterWithdrawal(planned: Date | undefined, now: Date): Date {
  const last = sweepFrom(new Date(now.getTime() + (withdrawalDays - 2) * day));
  return planned !== undefined && planned < last ? planned : last;
}
