/** How long a lender keeps what was collected (D-54). */
export interface RetentionPolicy {
  readonly count: number;
  readonly unit: RetentionUnit;
}

export const retentionUnits = ["days", "months", "years"] as const;
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
