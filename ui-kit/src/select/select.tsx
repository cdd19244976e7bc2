import { Check, ChevronDown } from "lucide-react";
import { Select as Primitive } from "radix-ui";
import * as fieldStyles from "../field/field.css.ts";
import { useFieldAttributes } from "../field/text-input.tsx";
import * as styles from "./select.css.ts";

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string> {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Required without a `Field`. */
  readonly "aria-label"?: string | undefined;
}

/** For up to eight options. */
export function Select<Value extends string = string>({
  options,
  value,
  onChange,
  placeholder,
  disabled = false,
  "aria-label": name,
}: SelectProps<Value>) {
  const field = useFieldAttributes();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };

  return (
    <Primitive.Root disabled={disabled} onValueChange={choose} value={value ?? ""}>
      <Primitive.Trigger
        {...field}
        aria-label={name}
        className={fieldStyles.control({ invalid: Boolean(field["aria-invalid"]) })}
      >
        <span className={styles.value}>
          <Primitive.Value placeholder={placeholder} />
        </span>
        <ChevronDown aria-hidden />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content className={styles.list} position="popper" sideOffset={4}>
          <Primitive.Viewport>
            {options.map((option) => (
              <Primitive.Item
                className={styles.option}
                disabled={option.disabled ?? false}
                key={option.value}
                value={option.value}
              >
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator className={styles.tick}>
                  <Check aria-hidden />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
