import { RadioGroup } from "radix-ui";
import { type ReactNode, useId } from "react";
import { VisuallyHidden } from "../text/text.tsx";
import * as styles from "./choice.css.ts";

export interface RadioCard<Value extends string = string> {
  readonly value: Value;
  readonly title: string;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  readonly mark?: ReactNode;
  readonly badge?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioCardsProps<Value extends string = string> {
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly options: readonly RadioCard<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly columns?: "one" | "two" | "three" | undefined;
}

/** One of a few options that need explaining. Otherwise use `Segmented` for a few, `Select` for many. */
export function RadioCards<Value extends string = string>({
  label,
  labelHidden = false,
  hint,
  options,
  value,
  onChange,
  columns = "one",
}: RadioCardsProps<Value>) {
  const labelId = useId();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };

  return (
    <div>
      <div className={labelHidden ? undefined : styles.cardsLabel}>
        <span id={labelId}>{labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</span>
        {hint !== undefined && (
          <span className={styles.cardsHint} id={`${labelId}-hint`}>
            {hint}
          </span>
        )}
      </div>
      <RadioGroup.Root
        aria-describedby={hint === undefined ? undefined : `${labelId}-hint`}
        aria-labelledby={labelId}
        className={styles.cards({ columns })}
        onValueChange={choose}
        value={value ?? null}
      >
        {options.map((option) => (
          <Card columns={columns} key={option.value} option={option} />
        ))}
      </RadioGroup.Root>
    </div>
  );
}

function Card({ option, columns }: { option: RadioCard; columns: "one" | "two" | "three" }) {
  const id = useId();
  const described = option.description !== undefined;
  const explained = described && option.mark === undefined;
  return (
    <RadioGroup.Item
      aria-describedby={described ? `${id}-detail` : undefined}
      aria-labelledby={`${id}-title`}
      className={styles.card({
        shape: columns === "one" && option.mark !== undefined ? "line" : columns,
      })}
      disabled={option.disabled ?? false}
      value={option.value}
    >
      {option.mark}
      {option.icon && <span className={styles.cardIcon}>{option.icon}</span>}
      <span className={styles.cardText}>
        <span className={styles.cardTitle({ explained })} id={`${id}-title`}>
          {option.title}
        </span>
        {described && (
          <span className={styles.cardDetail({ explained })} id={`${id}-detail`}>
            {option.description}
          </span>
        )}
      </span>
      {option.badge && <span className={styles.cardBadge}>{option.badge}</span>}
      <span aria-hidden className={styles.cardMark} />
    </RadioGroup.Item>
  );
}
