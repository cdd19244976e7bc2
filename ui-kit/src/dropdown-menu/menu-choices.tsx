import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { insideOverlay } from "../overlays/overlays.ts";
import * as styles from "./dropdown-menu.css.ts";

export interface MenuChoice<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
}

export interface MenuChoicesProps<Value extends string = string> {
  readonly choices: readonly MenuChoice<Value>[];
  /** The one that holds now. */
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** In a `DropdownMenu`: one of several, with a mark on the one that holds. */
export function MenuChoices<Value extends string = string>({
  choices,
  value,
  onChoose,
}: MenuChoicesProps<Value>) {
  const { DropdownMenu: Primitive } = insideOverlay();
  const choose = (chosen: string) => {
    const choice = choices.find((each) => each.value === chosen);
    if (choice) onChoose(choice.value);
  };
  return (
    <Primitive.RadioGroup onValueChange={choose} value={value}>
      {choices.map((choice) => (
        <Primitive.RadioItem
          className={styles.item({ destructive: false })}
          key={choice.value}
          value={choice.value}
        >
          <span className={styles.mark}>
            <Primitive.ItemIndicator asChild>
              <Check aria-hidden />
            </Primitive.ItemIndicator>
          </span>
          {choice.label}
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}
