import { type Day, dayAt, dayInMonth, partsOf } from "@tieout/core/calendar/day";
import { maximumMonthsOfUpdates } from "@tieout/core/consent/until";
import { Field, Segmented, Select, SwitchRow } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { TenantSettings } from "../../api/tenant-settings.ts";
import {
  basesOffered,
  basisOf,
  lastDayOf,
  type RequestDraft,
  spanOf,
} from "./collection-request-draft.ts";
import {
  daysIn,
  endOfChosenMonth,
  type Month,
  monthsOffered,
  periodLimits,
  yearsIn,
} from "./period-choices.ts";
import * as styles from "./wizard.css.ts";

interface OptionsStepProps {
  readonly settings: TenantSettings;
  readonly draft: RequestDraft;
  readonly onDraftChange: (draft: RequestDraft) => void;
}

export function OptionsStep({ settings, draft, onDraftChange }: OptionsStepProps) {
  const { formatMessage } = useIntl();
  const { appSettings } = settings;
  const disabled = appSettings.disabledDataCollectionOptions;
  const years = Array.from(
    { length: appSettings.maxYearsInAdditionToFYTDForCollection },
    (_, index) => index + 1,
  );
  const now = new Date();

  return (
    <>
      <div className={styles.grid}>
        {!disabled.disableBasisOfAccounting && (
          <div className={styles.field}>
            <span className={styles.label}>{formatMessage({ id: "options.basis" })}</span>
            <Segmented
              label={formatMessage({ id: "options.basis" })}
              options={basesOffered(draft.method).map((basis) => ({
                value: basis,
                label: formatMessage({ id: `basis.${basis}` }),
              }))}
              value={basisOf(draft)}
              onChange={(basis) => onDraftChange({ ...draft, basis })}
            />
          </div>
        )}
        {draft.method !== "excel" && (
          <>
            <Field label={formatMessage({ id: "options.years" })}>
              <Select
                options={years.map((count) => ({
                  value: String(count),
                  label: formatMessage({ id: "options.yearCount" }, { count }),
                }))}
                value={String(draft.fullYears)}
                onChange={(count) => onDraftChange({ ...draft, fullYears: Number(count) })}
              />
            </Field>
            <PeriodField
              today={dayAt(now, now.getTimezoneOffset())}
              restriction={{
                noTimeRestriction: appSettings.noTimeRestrictionForDataCollection,
                months: appSettings.numMonthsInImportYTDDropdown,
              }}
              draft={draft}
              onDraftChange={onDraftChange}
            />
          </>
        )}
      </div>
      {draft.method === "shareable" && (
        <Field
          hint={formatMessage({ id: "options.updates.hint" })}
          label={formatMessage({ id: "options.updates" })}
        >
          <Select
            options={monthsOfUpdates.map((count) => ({
              value: String(count),
              label:
                count === 0
                  ? formatMessage({ id: "options.updates.once" })
                  : formatMessage({ id: "options.updates.months" }, { count }),
            }))}
            value={String(draft.updatesForMonths ?? 0)}
            onChange={(count) =>
              onDraftChange({ ...draft, updatesForMonths: Number(count) || undefined })
            }
          />
        </Field>
      )}
      <div className={styles.switches}>
        {!disabled.disableAnonymizeResults && (
          <SwitchRow
            label={formatMessage({ id: "options.anonymize" })}
            hint={formatMessage({ id: "options.anonymize.hint" })}
            checked={draft.anonymize}
            onChange={(anonymize) => onDraftChange({ ...draft, anonymize })}
          />
        )}
        {draft.method === "shareable" && !disabled.disableAdditionalDocUpload && (
          <SwitchRow
            label={formatMessage({ id: "options.upload" })}
            hint={formatMessage({ id: "options.upload.hint" })}
            checked={draft.allowUpload}
            onChange={(allowUpload) => onDraftChange({ ...draft, allowUpload })}
          />
        )}
        {draft.method === "shareable" && !disabled.disableProvideUserCopy && (
          <SwitchRow
            label={formatMessage({ id: "options.copy" })}
            hint={formatMessage({ id: "options.copy.hint" })}
            checked={draft.provideCopy}
            onChange={(provideCopy) => onDraftChange({ ...draft, provideCopy })}
          />
        )}
      </div>
    </>
  );
}

/** None is for once. */
const monthsOfUpdates = [0, 3, 6, maximumMonthsOfUpdates];

interface PeriodFieldProps {
  readonly today: Day;
  readonly restriction: { readonly noTimeRestriction: boolean; readonly months: number };
  readonly draft: RequestDraft;
  readonly onDraftChange: (draft: RequestDraft) => void;
}

/** Rolling with the calendar, or chosen in the three lists. */
function PeriodField({ today, restriction, draft, onDraftChange }: PeriodFieldProps) {
  const { formatMessage, formatDate } = useIntl();
  const { bookDay } = useDates();
  const labelId = useId();
  const limits = periodLimits(today, restriction);
  const lastDay = lastDayOf(draft.period, today);
  const { year, month, dayOfMonth } = partsOf(lastDay);
  const { from, to } = spanOf(draft, today);

  const choose = (day: Day) => onDraftChange({ ...draft, period: { end: "Chosen", day } });
  const { noTimeRestriction } = restriction;
  const months = monthsOffered({ year, month }, limits, noTimeRestriction);
  // The tenant's usual day or the last full month may be out of range, and is shown anyway.
  const monthIndex = months.findIndex((each) => each.year === year && each.month === month);
  const years = yearsIn(limits);
  const monthName = (each: Month) =>
    formatDate(dayInMonth(each.year, each.month, 1), {
      // A ten-year list needs the year.
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
          value={draft.period.end}
          onChange={(end) => end !== "Chosen" && onDraftChange({ ...draft, period: { end } })}
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
