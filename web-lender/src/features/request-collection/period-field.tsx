import { type Day, dayInMonth, partsOf } from "@tieout/core/calendar";
import { Segmented, Select } from "@tieout/ui-kit";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDates } from "../../messages/dates.tsx";
import * as styles from "./options-step.css.ts";
import {
  daysIn,
  endOfChosenMonth,
  type Month,
  monthsOffered,
  periodLimits,
  yearsIn,
} from "./period-choices.ts";
import { spanOf } from "./span.ts";
import { lastDayOf, type Wish } from "./wish.ts";

interface PeriodFieldProps {
  readonly today: Day;
  readonly restriction: { readonly noTimeRestriction: boolean; readonly months: number };
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

/** Up to which day: one that moves with the calendar, or one that is chosen in the three lists. */
export function PeriodField({ today, restriction, wish, onWish }: PeriodFieldProps) {
  const { formatMessage, formatDate } = useIntl();
  const { bookDay } = useDates();
  const labelId = useId();
  const limits = periodLimits(today, restriction);
  const lastDay = lastDayOf(wish.period, today);
  const { year, month, dayOfMonth } = partsOf(lastDay);
  const { from, to } = spanOf(wish, today);

  const choose = (day: Day) => onWish({ ...wish, period: { end: "Chosen", day } });
  const { noTimeRestriction } = restriction;
  const months = monthsOffered({ year, month }, limits, noTimeRestriction);
  // What a tenant's usual day, or the last full month, may leave out of reach stands there all the same.
  const monthIndex = months.findIndex((each) => each.year === year && each.month === month);
  const years = yearsIn(limits);
  const monthName = (each: Month) =>
    formatDate(dayInMonth(each.year, each.month, 1), {
      // A list of ten years says which.
      ...(noTimeRestriction ? { month: "short", year: "numeric" } : { month: "long" }),
      timeZone: "UTC",
    });
  const chooseMonth = (index: number) => {
    const chosen = months[index];
    if (chosen) choose(endOfChosenMonth(chosen.year, chosen.month, limits));
  };

  return (
    <fieldset aria-labelledby={labelId} className={styles.whole}>
      <span className={styles.label} id={labelId}>
        {formatMessage({ id: "options.period" })}
      </span>
      <div className={styles.period}>
        <Segmented<"LastFullMonth" | "Today" | "Chosen">
          label={formatMessage({ id: "options.period" })}
          options={(["LastFullMonth", "Today"] as const).map((end) => ({
            value: end,
            label: formatMessage({ id: `options.${end}` }),
          }))}
          value={wish.period.end}
          onChange={(end) => end !== "Chosen" && onWish({ ...wish, period: { end } })}
        />
        <div className={styles.month}>
          <Select
            aria-label={formatMessage({ id: "options.month" })}
            options={months.map((each, index) => ({
              value: String(index),
              label: monthName(each),
            }))}
            value={monthIndex < 0 ? undefined : String(monthIndex)}
            placeholder={monthName({ year, month })}
            onChange={(chosen) => chooseMonth(Number(chosen))}
          />
        </div>
        <div className={styles.dayOfMonth}>
          <Select
            aria-label={formatMessage({ id: "options.day" })}
            options={numbers(daysIn(year, month, limits))}
            value={String(dayOfMonth)}
            onChange={(chosen) => choose(dayInMonth(year, month, Number(chosen)))}
          />
        </div>
        <div className={styles.year}>
          <Select
            aria-label={formatMessage({ id: "options.year" })}
            options={numbers(years)}
            value={years.includes(year) ? String(year) : undefined}
            placeholder={String(year)}
            onChange={(chosen) => choose(endOfChosenMonth(Number(chosen), month, limits))}
          />
        </div>
      </div>
      <span className={styles.hint} aria-live="polite">
        <FormattedMessage id="options.collects" values={{ from: bookDay(from), to: bookDay(to) }} />
      </span>
    </fieldset>
  );
}

const numbers = (values: readonly number[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }));
