import { Check, ChevronRight } from "lucide-react";
import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { insideOverlay } from "../overlays/overlays.ts";
import * as styles from "./dropdown-menu.css.ts";

export interface SubmenuProps {
  readonly icon?: ReactNode;
  readonly label: string;
  readonly value?: ReactNode | undefined;
  readonly children: ReactNode;
}

export function Submenu({ icon, label, value, children }: SubmenuProps) {
  const { DropdownMenu: Primitive } = insideOverlay();
  const item = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>(beside);

  return (
    <Primitive.Sub onOpenChange={(opens) => opens && setPlace(placeBy(item.current))}>
      <Primitive.SubTrigger className={styles.item({ destructive: false })} ref={item}>
        {icon}
        {label} <span className={styles.value}>{value}</span>
        <ChevronRight aria-hidden className={styles.onward} />
      </Primitive.SubTrigger>
      <Primitive.Portal>
        <Primitive.SubContent className={styles.menu} {...place}>
          {children}
        </Primitive.SubContent>
      </Primitive.Portal>
    </Primitive.Sub>
  );
}

interface Place {
  readonly sideOffset: number;
  readonly alignOffset: number;
  readonly style?: CSSProperties;
}

const beside: Place = { sideOffset: 4, alignOffset: -6 };

/** On a phone it opens under its item, at the same width. */
function placeBy(item: HTMLElement | null): Place {
  if (!item || window.innerWidth >= 640) return beside;
  const { offsetWidth: width, offsetHeight: height } = item;
  return { sideOffset: -width, alignOffset: height, style: { minWidth: width } };
}

export interface MenuChoice<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
}

export interface MenuChoicesProps<Value extends string = string> {
  readonly choices: readonly MenuChoice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** Radio items in a `DropdownMenu`, with a mark on the current one. */
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

export interface MenuCheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A checkbox item in a `DropdownMenu`. */
export function MenuCheck({ checked, onChange, children }: MenuCheckProps) {
  const { DropdownMenu: Primitive } = insideOverlay();
  return (
    <Primitive.CheckboxItem
      checked={checked}
      className={styles.item({ destructive: false })}
      onCheckedChange={onChange}
    >
      <span className={styles.mark}>
        <Primitive.ItemIndicator asChild>
          <Check aria-hidden />
        </Primitive.ItemIndicator>
      </span>
      {children}
    </Primitive.CheckboxItem>
  );
}
