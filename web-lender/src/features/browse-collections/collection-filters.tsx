import type { Day } from "@tieout/core/calendar";
import { DateRangePicker, Divider, FilterChip, IconButton } from "@tieout/ui-kit";
import { RefreshCw } from "lucide-react";
import { useIntl } from "react-intl";
import * as styles from "./browse-collections.css.ts";
import {
  type CollectionFilter,
  rangeNames,
  rangeOf,
  sources,
  states,
} from "./collection-filter.ts";

interface CollectionFiltersProps {
  readonly filter: CollectionFilter;
  readonly onFilter: (filter: CollectionFilter) => void;
  readonly today: Day;
  readonly onRefresh: () => void;
  readonly isRefreshing: boolean;
}

/** Which collections are let through: by how they ended, where they came from and when. */
export function CollectionFilters({
  filter,
  onFilter,
  today,
  onRefresh,
  isRefreshing,
}: CollectionFiltersProps) {
  const { formatMessage, locale } = useIntl();

  return (
    <div className={styles.tools}>
      <fieldset className={styles.chips}>
        <legend className={styles.legend}>{formatMessage({ id: "collections.status" })}</legend>
        {states.map((state) => (
          <FilterChip
            key={state}
            label={formatMessage({ id: `collections.${state}` })}
            on={filter.states.has(state)}
            onChange={(on) => onFilter({ ...filter, states: toggled(filter.states, state, on) })}
          />
        ))}
      </fieldset>
      <Divider />
      <fieldset className={styles.chips}>
        <legend className={styles.legend}>{formatMessage({ id: "collections.source" })}</legend>
        {sources.map((source) => (
          <FilterChip
            key={source}
            label={formatMessage({ id: `source.${source}` })}
            on={filter.sources.has(source)}
            onChange={(on) => onFilter({ ...filter, sources: toggled(filter.sources, source, on) })}
          />
        ))}
      </fieldset>
      <div className={styles.end}>
        <IconButton
          variant="default"
          label={formatMessage({ id: "list.refresh" })}
          busy={isRefreshing}
          onClick={onRefresh}
        >
          <RefreshCw />
        </IconButton>
        <DateRangePicker
          label={formatMessage({ id: "collections.collected" })}
          presets={rangeNames.map((name) => {
            const { preset, ...days } = rangeOf(name, today);
            return { value: preset, label: formatMessage({ id: `range.${name}` }), ...days };
          })}
          value={filter.range}
          onChange={(range) => onFilter({ ...filter, range })}
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
    </div>
  );
}

function toggled<Value>(values: ReadonlySet<Value>, value: Value, on: boolean): ReadonlySet<Value> {
  const next = new Set(values);
  if (on) next.add(value);
  else next.delete(value);
  return next;
}
