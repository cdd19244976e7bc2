import { type Day, formatDay } from "@tieout/core/calendar/day";
import { languageOf } from "@tieout/core/language";
import { repeats } from "@tieout/core/spread/adjustment-entry";
import { Combobox, Field, Select } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import * as styles from "./adjustments.css.ts";
import { type EntryContext, type EntryForm, reverses } from "./entry-form.ts";

interface EntryScheduleProps {
  readonly form: EntryForm;
  readonly context: EntryContext;
  readonly reversal: Day | "none" | undefined;
  /** How many entries it makes. */
  readonly count: number;
  readonly onChange: (
    part: Partial<Pick<EntryForm, "day" | "reversal" | "repeat" | "until" | "basis">>,
  ) => void;
  readonly dayError: string | undefined;
  readonly reversalError: string | undefined;
}

/** On which day, in which books, when it's reversed, and whether it recurs. */
export function EntrySchedule({
  form,
  context: { ledger, books },
  reversal,
  count,
  onChange,
  dayError,
  reversalError,
}: EntryScheduleProps) {
  const { formatMessage, locale } = useIntl();
  const language = languageOf(locale);
  const isCorrection = form.kind === "Correction";
  const day = isCorrection ? ledger.from : form.day;
  const option = (one: Day) => ({ value: one, label: formatDay(one, language) });
  const later = ledger.cuts.filter((cut) => cut > day);
  const bases = (["accrual", "cash"] as const).filter((basis) => books.calendar(basis));

  return (
    <div className={styles.row}>
      {bases.length > 1 && (
        <Field label={formatMessage({ id: "statement.basis" })}>
          <Select
            onChange={(basis) => onChange({ basis })}
            options={bases.map((value) => ({
              value,
              label: formatMessage({ id: `statement.basis.${value}` }),
            }))}
            value={form.basis}
          />
        </Field>
      )}
      <Field
        error={dayError}
        hint={isCorrection ? formatMessage({ id: "editor.adjust.firstDay" }) : undefined}
        label={formatMessage({ id: "editor.adjust.day" })}
      >
        <Combobox
          disabled={isCorrection}
          noMatch={formatMessage({ id: "editor.adjust.noDay" })}
          onChange={(next) => onChange({ day: next })}
          options={(isCorrection ? [day] : ledger.cuts.toReversed()).map(option)}
          value={day}
        />
      </Field>
      {reverses(form.kind) && (
        <Field error={reversalError} label={formatMessage({ id: "editor.adjust.reversal" })}>
          <Combobox
            noMatch={formatMessage({ id: "editor.adjust.noDay" })}
            onChange={(next) => onChange({ reversal: next })}
            options={[
              { value: "none" as const, label: formatMessage({ id: "editor.adjust.noReversal" }) },
              ...later.map(option),
            ]}
            placeholder={formatMessage({ id: "editor.adjust.chooseReversal" })}
            value={reversal}
          />
        </Field>
      )}
      {!isCorrection && later.length > 0 && (
        <Field
          hint={
            form.repeat === "Once"
              ? undefined
              : formatMessage({ id: "editor.adjust.repeatCount" }, { count })
          }
          label={formatMessage({ id: "editor.adjust.repeat" })}
        >
          <Select
            onChange={(repeat) => onChange({ repeat })}
            options={(["Once", ...repeats] as const).map((value) => ({
              value,
              label: formatMessage({ id: `editor.adjust.repeat.${value}` }),
            }))}
            value={form.repeat}
          />
        </Field>
      )}
      {!isCorrection && form.repeat !== "Once" && (
        <Field label={formatMessage({ id: "editor.adjust.until" })}>
          <Combobox
            noMatch={formatMessage({ id: "editor.adjust.noDay" })}
            onChange={(until) => onChange({ until })}
            options={later.map(option)}
            value={form.until ?? later.at(-1)}
          />
        </Field>
      )}
    </div>
  );
}
