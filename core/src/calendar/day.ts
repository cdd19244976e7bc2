/** A calendar day, written `2026-03-31`. Sorts and compares as a string. */
export type Day = string & { readonly [day]: true };
declare const day: unique symbol;

/** The day a text names, or nothing: `2026-02-30` is no day. */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text ? dayOf(date) : undefined;
}

/** The day it is at that instant for someone `offset` minutes behind UTC, as browsers count it. */
export function dayAt(instant: Date, offset = 0): Day {
  return dayOf(new Date(instant.getTime() - offset * 60_000));
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10) as Day;
}
