import type { Transaction } from "./books.ts";
import type { DayNumber } from "./calendar.ts";

/** A transaction before it has its place in the books. */
export type Draft = Omit<Transaction, "id" | "day">;

/** What happens on a day, of one kind. */
export type Activity = (day: DayNumber) => readonly Transaction[];

/** Most transactions that one activity may have on one day. */
const room = 5_000;

/**
 * Gives each draft its id, out of the day, the activity's code (1 to 99, unique in its books) and
 * the draft's place, so that it doesn't depend on what else happens.
 */
export function activity(code: number, draftsOn: (day: DayNumber) => readonly Draft[]): Activity {
  return (day) => {
    const drafts = draftsOn(day);
    if (drafts.length > room) throw new RangeError(`More than ${room} on one day`);
    return drafts.map((draft, index) => ({
      ...draft,
      id: String((day * 100 + code) * room + index),
      day,
    }));
  };
}

/** The total of a document: positive for an invoice and a bill, negative for their credits. */
export function documentTotal({ lines, document }: Transaction): number {
  const control = lines[0]?.amount ?? 0;
  return document?.side === "payable" ? -control : control;
}

/** What several activities do on a day, one after the other. */
export function together(...activities: readonly Activity[]): Activity {
  return (day) => activities.flatMap((each) => each(day));
}
