import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as styles from "./date-range.css.ts";

/** Both ends are included. `to` is missing while the range is being chosen. */
export interface DraftRange {
  readonly from: Day | undefined;
  readonly to: Day | undefined;
}

interface CalendarProps {
  readonly range: DraftRange;
  readonly onChange: (range: DraftRange) => void;
  /** The month shown when nothing is chosen. */
  readonly today: Day;
  readonly locale: string;
  readonly firstWeekday: 0 | 1;
  readonly labels: { readonly previousMonth: string; readonly nextMonth: string };
}

/** The first press starts the range, the second ends it. */
export function Calendar({ range, onChange, today, locale, firstWeekday, labels }: CalendarProps) {
  const [active, setActive] = useState(range.to ?? range.from ?? today);
  const activeDay = useRef<HTMLButtonElement>(null);
  const movedByKey = useRef(false);

  useEffect(() => {
    if (movedByKey.current && active) activeDay.current?.focus();
    movedByKey.current = false;
  }, [active]);

  const walk = (event: KeyboardEvent) => {
    const target = targetOf(event.key, active);
    if (!target) return;
    event.preventDefault();
    movedByKey.current = true;
    setActive(target);
  };
  const choose = (day: Day) => {
    setActive(day);
    if (range.from === undefined || range.to !== undefined || day < range.from) {
      onChange({ from: day, to: undefined });
    } else {
      onChange({ from: range.from, to: day });
    }
  };
  const weeks = weeksOf(active, firstWeekday);
  const monthName = formatDay(active, locale, { month: "long", year: "numeric" });

  return (
    <div className={styles.calendar}>
      <div className={styles.monthHead}>
        <IconButton
          label={labels.previousMonth}
          onClick={() => setActive(addMonths(active, -1))}
          size="small"
        >
          <ChevronLeft />
        </IconButton>
        <span aria-live="polite">{monthName}</span>
        <IconButton
          label={labels.nextMonth}
          onClick={() => setActive(addMonths(active, 1))}
          size="small"
        >
          <ChevronRight />
        </IconButton>
      </div>
      <table aria-label={monthName} className={styles.grid}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                abbr={formatDay(day, locale, { weekday: "long" })}
                className={styles.weekday}
                key={day}
                scope="col"
              >
                {formatDay(day, locale, { weekday: "short" }).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={walk}>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const place = placeOf(day, range);
                return (
                  <td className={styles.dayCell({ place })} key={day}>
                    <button
                      aria-current={day === today ? "date" : undefined}
                      aria-pressed={place !== "outside"}
                      aria-label={formatDay(day, locale, { dateStyle: "long" })}
                      className={styles.day({ appearance: appearanceOf(day, active, place) })}
                      onClick={() => choose(day)}
                      ref={day === active ? activeDay : undefined}
                      tabIndex={day === active ? 0 : -1}
                      type="button"
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function targetOf(key: string, active: Day): Day | undefined {
  switch (key) {
    case "ArrowLeft":
      return addDays(active, -1);
    case "ArrowRight":
      return addDays(active, 1);
    case "ArrowUp":
      return addDays(active, -7);
    case "ArrowDown":
      return addDays(active, 7);
    case "PageUp":
      return addMonths(active, -1);
    case "PageDown":
      return addMonths(active, 1);
    default:
      return undefined;
  }
}

type Place = "outside" | "between" | "start" | "end" | "only";

function placeOf(day: Day, { from, to }: DraftRange): Place {
  if (from === undefined) return "outside";
  if (day === from) return to === undefined || to === from ? "only" : "start";
  if (to === undefined) return "outside";
  if (day === to) return "end";
  return day > from && day < to ? "between" : "outside";
}

function appearanceOf(day: Day, active: Day, place: Place) {
  if (place === "start" || place === "end" || place === "only") return "edge";
  return monthOf(day) === monthOf(active) ? "plain" : "otherMonth";
}

/** `YYYY-MM-DD`, without a time or a zone. */
export type Day = string;

const millisecondsPerDay = 86_400_000;
const toTime = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: Day, count: number): Day =>
  toDay(toTime(day) + count * millisecondsPerDay);

/** The same day of another month, or its last day: Jan 31 plus 1 is Feb 28. */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(toTime(day));
  const month = date.getUTCMonth() + count;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return toDay(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), lastDay)));
}

export const monthOf = (day: Day) => day.slice(0, 7);

/** The weeks of a month, starting on Sunday (0) or Monday (1), filled with the neighboring months' days. */
export function weeksOf(day: Day, firstWeekday: 0 | 1): readonly (readonly Day[])[] {
  const first = `${monthOf(day)}-01`;
  const offset = (new Date(toTime(first)).getUTCDay() - firstWeekday + 7) % 7;
  const start = addDays(first, -offset);
  const days = Array.from({ length: 42 }, (_, index) => addDays(start, index));
  const weeks = Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return weeks.filter((week) => week.some((candidate) => monthOf(candidate) === monthOf(day)));
}

/** The shortest form of a range: "October 1 – 31, 2025". */
export const formatDays = (from: Day, to: Day, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).formatRange(
    toTime(from),
    toTime(to),
  );

/** `{ month: "long", year: "numeric" }` gives "July 2025". */
export function formatDay(day: Day, locale: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const written = format.format(toTime(day));
  // French writes the first of a month as an ordinal; `Intl` doesn't.
  return locale.startsWith("fr") ? written.replace(/^1 /, "1er ") : written;
}
