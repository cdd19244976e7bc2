import { Calendar as CalendarIcon, Check, ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { GatedButton } from "../button/gated-button.tsx";
import { Popover } from "../popover/popover.tsx";
import { VisuallyHidden } from "../text/text.tsx";
import { Calendar, type Day, type DraftRange, formatDay, formatDays } from "./calendar.tsx";
import * as styles from "./date-range.css.ts";

export interface DateRangePreset {
  readonly value: string;
  readonly label: string;
  /** Without days, all dates. */
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

export interface DateRangeValue {
  /** The preset it came from, or `custom`. */
  readonly preset: string;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

const english = {
  custom: "Custom range",
  apply: "Apply",
  clear: "Clear",
  choose: "Choose the first day",
  to: "to",
  previousMonth: "Previous month",
  nextMonth: "Next month",
};

export interface DateRangePickerProps {
  readonly label: string;
  readonly presets: readonly DateRangePreset[];
  readonly value: DateRangeValue;
  /** A preset applies at once, a custom range when it's confirmed. */
  readonly onChange: (value: DateRangeValue) => void;
  readonly today: Day;
  readonly locale?: string | undefined;
  /** Sunday is 0, Monday is 1. */
  readonly firstWeekday?: 0 | 1 | undefined;
  readonly labels?: Readonly<typeof english> | undefined;
}

export function DateRangePicker({
  label,
  presets,
  value,
  onChange,
  today,
  locale = "en-US",
  firstWeekday = 0,
  labels = english,
}: DateRangePickerProps) {
  const [open, setOpen] = useState(false);
  const [isCustom, setIsCustom] = useState(value.preset === "custom");
  const [draft, setDraft] = useState<DraftRange>({ from: value.from, to: value.to });

  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    setIsCustom(value.preset === "custom");
    setDraft({ from: value.from, to: value.to });
  };
  const apply = (next: DateRangeValue) => {
    setOpen(false);
    onChange(next);
  };
  const long = { dateStyle: "long" } as const;
  const text = (from: Day | undefined, to: Day | undefined) =>
    from === undefined
      ? labels.choose
      : `${formatDay(from, locale, long)} ${labels.to} ${formatDay(to ?? from, locale, long)}`;
  const preset = presets.find((known) => known.value === value.preset);
  const shown = preset?.label ?? text(value.from, value.to);
  const days = preset?.from && formatDays(preset.from, preset.to ?? preset.from, locale);

  return (
    <Popover
      align="end"
      inset="none"
      label={label}
      onOpenChange={show}
      open={open}
      trigger={
        <Button icon={<CalendarIcon aria-hidden />} trailingIcon={<ChevronDown aria-hidden />}>
          <span aria-hidden>{shown}</span>
          {days && (
            <span aria-hidden className={styles.days}>
              {days}
            </span>
          )}
          <VisuallyHidden>{`${label}: ${days ? `${shown}, ${days}` : shown}`}</VisuallyHidden>
        </Button>
      }
    >
      <div className={styles.panel}>
        <div className={styles.presets}>
          {presets.map((preset) => (
            <Preset
              chosen={!isCustom && preset.value === value.preset}
              key={preset.value}
              label={preset.label}
              onChoose={() => apply({ preset: preset.value, from: preset.from, to: preset.to })}
            />
          ))}
          <Preset chosen={isCustom} label={labels.custom} onChoose={() => setIsCustom(true)} />
        </div>
        <Calendar
          firstWeekday={firstWeekday}
          labels={labels}
          locale={locale}
          onChange={(range) => {
            setIsCustom(true);
            setDraft(range);
          }}
          range={draft}
          today={today}
        />
        {isCustom && (
          <div className={styles.foot}>
            <span aria-live="polite" className={styles.chosenRange}>
              {text(draft.from, draft.to)}
            </span>
            <Button
              onClick={() => setDraft({ from: undefined, to: undefined })}
              size="small"
              variant="ghost"
            >
              {labels.clear}
            </Button>
            <GatedButton
              onClick={() =>
                apply({ preset: "custom", from: draft.from, to: draft.to ?? draft.from })
              }
              size="small"
              variant="primary"
              why={draft.from === undefined ? labels.choose : undefined}
            >
              {labels.apply}
            </GatedButton>
          </div>
        )}
      </div>
    </Popover>
  );
}

function Preset(props: { chosen: boolean; label: string; onChoose: () => void }) {
  return (
    <button
      aria-pressed={props.chosen}
      className={styles.preset({ chosen: props.chosen })}
      onClick={props.onChoose}
      type="button"
    >
      {props.label}
      {props.chosen && <Check aria-hidden />}
    </button>
  );
}
