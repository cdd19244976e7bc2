import { ToggleGroup } from "radix-ui";
import * as styles from "./segmented.css.ts";

export interface SegmentedOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SegmentedProps<Value extends string = string> {
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Two to four views, one of which is shown. */
export function Segmented<Value extends string = string>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    // Pressing the current option yields an empty value; one must stay chosen.
    if (option) onChange(option.value);
  };
  return (
    <ToggleGroup.Root
      aria-label={label}
      className={styles.group}
      onValueChange={choose}
      role="radiogroup"
      type="single"
      value={value}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          className={styles.item}
          disabled={option.disabled ?? false}
          key={option.value}
          value={option.value}
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
