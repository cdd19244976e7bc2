/** How long a lender keeps what was collected (D-54). */
export interface RetentionPolicy {
  readonly count: number;
  readonly unit: RetentionUnit;
}

const retentionUnits = ["days", "months", "years"] as const;
export type RetentionUnit = (typeof retentionUnits)[number];

/** Suggested to new tenants, never set for them. */
export const suggestedRetention: RetentionPolicy = { count: 7, unit: "years" };

/** No law requires longer. */
const atMost: Readonly<Record<RetentionUnit, number>> = { days: 36_500, months: 1_200, years: 100 };

/** `7 years`, `18 months`, `1 day`; undefined otherwise. */
export function parseRetention(text: string): RetentionPolicy | undefined {
  const [, count, named] = /^(\d{1,5}) (day|month|year)s?$/.exec(text.trim()) ?? [];
  const unit = retentionUnits.find((each) => each === `${named}s`);
  if (unit === undefined) return undefined;
  const policy = { count: Number(count), unit };
  return policy.count >= 1 && policy.count <= atMost[unit] ? policy : undefined;
}

export const writeRetention = ({ count, unit }: RetentionPolicy): string =>
  `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;

/** Same time of day; a day past its month's end becomes the last. */
export function endOfRetention({ count, unit }: RetentionPolicy, from: Date): Date {
  const end = new Date(from);
  if (unit === "days") {
    end.setUTCDate(end.getUTCDate() + count);
    return end;
  }
  end.setUTCMonth(end.getUTCMonth() + count * (unit === "years" ? 12 : 1));
  // An overflowing day goes back to the month's last.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}

const hour = 3_600_000;
const day = 24 * hour;

/** UTC hour of the daily deletion, when few people work. */
const sweptAtHour = 3;

/** Minimum notice before deletion. */
const notice = 7 * day;

/** A late sweep gives no shorter notice. */
const lateness = hour;

/** The first sweep at or after an instant. */
export function sweepFrom(instant: Date): Date {
  const sweep = new Date(instant);
  sweep.setUTCHours(sweptAtHour, 0, 0, 0);
  return sweep < instant ? new Date(sweep.getTime() + day) : sweep;
}

export const nextSweep = (now: Date): Date => sweepFrom(new Date(now.getTime() + 1));

/** Books, or a file of any kind. */
export type KeptThing = "books" | "file";

/** The first file starts the period and books restart it; later files share it. `before` is the previous deletion time. */
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

/** People are warned now of deletions planned up to this time. */
export const warnedUpTo = (now: Date): Date => new Date(now.getTime() + notice);

/** As planned, or later where that leaves too little notice. */
export function deletionAfterNotice(planned: Date, now: Date): Date {
  const earliest = now.getTime() + notice;
  return planned.getTime() >= earliest - lateness ? planned : sweepFrom(new Date(earliest));
}

/** Rounded days; 0 within the last hours. */
export const daysLeft = (at: Date, now: Date): number =>
  Math.max(0, Math.round((at.getTime() - now.getTime()) / day));

/** Promised to borrowers: withdrawn data is deleted within this many days. */
export const withdrawalDays = 30;

/** Within the promised days, or earlier if planned; the last night but one leaves a spare. */
export function deletionAfterWithdrawal(planned: Date | undefined, now: Date): Date {
  const last = sweepFrom(new Date(now.getTime() + (withdrawalDays - 2) * day));
  return planned !== undefined && planned < last ? planned : last;
}
