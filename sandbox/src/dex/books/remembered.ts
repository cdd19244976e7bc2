import type { DayNumber } from "./calendar.ts";

/** Keeps what was made for the `days` last asked for, so that neighbours needn't make it again. */
export function remembered<Made>(
  make: (day: DayNumber) => Made,
  days: number,
): (day: DayNumber) => Made {
  const kept = new Map<DayNumber, Made>();

  return (day) => {
    const known = kept.get(day);
    if (known !== undefined) return known;
    const made = make(day);
    kept.set(day, made);
    if (kept.size > days) {
      // A Map's first key is the one that was kept longest.
      for (const oldest of kept.keys()) {
        kept.delete(oldest);
        break;
      }
    }
    return made;
  };
}
