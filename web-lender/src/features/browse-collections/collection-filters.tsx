import { type Day, parseDay } from "@tieout/core/calendar/day";
import { submissionSources, submissionStatuses } from "@tieout/core/submission";
import { DateRangePicker, Divider, FilterChip, Inline } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import * as styles from "./browse-collections.css.ts";
import { type CollectionView, changed, rangeOf } from "./collection-view.ts";

interface CollectionFiltersProps {
  readonly view: CollectionView;
  readonly onView: (view: CollectionView) => void;
  readonly today: Day;
  readonly children?: ReactNode;
}

export function CollectionFilters({ view, onView, today, children }: CollectionFiltersProps) {
  const { formatMessage, locale } = useIntl();
  const { filter, range } = view;
  const filterBy = (over: Partial<typeof filter>) =>
    onView(changed(view, { filter: { ...filter, ...over } }));

  return (
    <Inline above={14} below={12} wrap>
      <fieldset className={styles.chips}>
        <legend className={styles.legend}>{formatMessage({ id: "collections.status" })}</legend>
        {submissionStatuses.map((state) => (
          <FilterChip
            key={state}
            label={formatMessage({ id: `collections.${state}` })}
            on={filter.statuses.includes(state)}
            onChange={(on) => filterBy({ statuses: toggled(filter.statuses, state, on) })}
          />
        ))}
      </fieldset>
      <Inline hideBelow={640}>
        <Divider />
      </Inline>
      <fieldset className={styles.chips}>
        <legend className={styles.legend}>{formatMessage({ id: "collections.source" })}</legend>
        {submissionSources.map((source) => (
          <FilterChip
            key={source}
            label={formatMessage({ id: `source.${source}` })}
            on={filter.sources.includes(source)}
            onChange={(on) => filterBy({ sources: toggled(filter.sources, source, on) })}
          />
        ))}
      </fieldset>
      <div className={styles.end}>
        {children}
        <DateRangePicker
          label={formatMessage({ id: "collections.collected" })}
          presets={presets.map((preset) => {
            const { from, to } = rangeOf(preset, today);
            return { value: preset, label: formatMessage({ id: `range.${preset}` }), from, to };
          })}
          // A custom range isn't a preset.
          value={range.preset === "customrange" ? { ...range, preset: "custom" } : range}
          onChange={({ preset, from, to }) =>
            onView(
              changed(view, {
                range: {
                  preset: presets.find((known) => known === preset) ?? "customrange",
                  from: from === undefined ? undefined : parseDay(from),
                  to: to === undefined ? undefined : parseDay(to),
                },
              }),
            )
          }
          today={today}
          locale={locale}
          firstWeekday={locale === "en" ? 0 : 1}
          labels={{
            custom: formatMessage({ id: "range.custom" }),
            apply: formatMessage({ id: "range.apply" }),
            clear: formatMessage({ id: "range.clear" }),
            choose: formatMessage({ id: "range.choose" }),
            to: formatMessage({ id: "range.to" }),
            previousMonth: formatMessage({ id: "range.previousMonth" }),
            nextMonth: formatMessage({ id: "range.nextMonth" }),
          }}
        />
      </div>
    </Inline>
  );
}

/** Nearest first. */
const presets = ["allrange", "currentmonthrange", "priormonthrange", "ytdrange"] as const;

function toggled<Value>(values: readonly Value[], value: Value, on: boolean): readonly Value[] {
  return on ? [...values, value] : values.filter((each) => each !== value);
}
