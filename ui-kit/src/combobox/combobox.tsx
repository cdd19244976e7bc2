import { ChevronsUpDown } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import * as fieldStyles from "../field/field.css.ts";
import { useFieldAttributes } from "../field/text-input.tsx";
import { ComboboxList, type ComboboxOption, optionId, steps } from "./combobox-list.tsx";
import { bestMatch, matching } from "./combobox-options.ts";

export type { ComboboxOption };

export interface ComboboxProps<Value extends string = string> {
  readonly options: readonly ComboboxOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string | undefined;
  /** Shown in place of the list where no option matches. */
  readonly noMatch: string;
  readonly disabled?: boolean | undefined;
  /** Required without a `Field`. */
  readonly "aria-label"?: string | undefined;
}

/** Finds an option by typing; for more than eight. Arrows move, Enter chooses, Esc closes the list. */
export function Combobox<Value extends string = string>({
  options,
  value,
  onChange,
  placeholder,
  noMatch,
  disabled = false,
  "aria-label": name,
}: ComboboxProps<Value>) {
  const field = useFieldAttributes();
  const listId = useId();
  const control = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Undefined while the chosen label is shown. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const shown = matching(options, typed ?? "");
  const activeOption = shown[active];

  const open = () => {
    const at = shown.findIndex((option) => option.value === value);
    setActive(Math.max(0, at));
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    setTyped(undefined);
  };
  const choose = (option: ComboboxOption<Value> | undefined) => {
    if (!option || option.refusal !== undefined) return;
    onChange(option.value);
    close();
    input.current?.focus();
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(bestMatch(matching(options, text), text));
    setIsOpen(true);
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) setActive(Math.max(0, Math.min(shown.length - 1, active + step)));
      else open();
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      choose(activeOption);
    } else if (event.key === "Tab") close();
  };

  return (
    <div className={fieldStyles.control({ invalid: Boolean(field["aria-invalid"]) })} ref={control}>
      <input
        {...field}
        aria-activedescendant={isOpen && activeOption ? optionId(listId, active) : undefined}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-expanded={isOpen}
        aria-label={name}
        autoComplete="off"
        className={fieldStyles.input}
        disabled={disabled}
        onBlur={close}
        onChange={(event) => type(event.target.value)}
        onClick={(event) => {
          if (typed === undefined) event.currentTarget.select();
          open();
        }}
        onFocus={(event) => event.target.select()}
        onKeyDown={press}
        placeholder={placeholder}
        ref={input}
        role="combobox"
        type="text"
        value={typed ?? chosen?.label ?? ""}
      />
      <ChevronsUpDown aria-hidden />
      <ComboboxList
        active={active}
        control={control}
        id={listId}
        isIndented={(typed ?? "") === ""}
        isOpen={isOpen}
        label={name ?? placeholder}
        noMatch={noMatch}
        onActive={setActive}
        onChoose={choose}
        onClose={close}
        options={shown}
        value={value}
      />
    </div>
  );
}
