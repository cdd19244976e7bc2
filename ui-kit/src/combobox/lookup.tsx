import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import * as fieldStyles from "../field/field.css.ts";
import { useFieldAttributes } from "../field/text-input.tsx";
import { CloseButton } from "../icon-button/close-button.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { ComboboxList, type ComboboxOption, optionId, steps } from "./combobox-list.tsx";

export interface LookupProps {
  /** The field's text: typed, or the chosen option's. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Options found for the text, best first. */
  readonly options: readonly ComboboxOption[];
  /** Value of the chosen option. */
  readonly value: string | undefined;
  readonly onChoose: (option: ComboboxOption) => void;
  /** Whether the options are still those of an earlier text. */
  readonly busy: boolean;
  /** Says that nothing was found, or why the search failed. */
  readonly noMatch: string;
  readonly clearLabel: string;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean | undefined;
}

/**
 * Searches as the user types, for when there are too many options to load. Use it inside a `Field`. Typed text stays if nothing
 * is chosen. Arrows move, Enter chooses, Esc closes the list. For a list of loaded options, use `Combobox`.
 */
export function Lookup(props: LookupProps) {
  const { text, onTextChange, options, value, onChoose, busy, noMatch, clearLabel } = props;
  const { placeholder, maxLength, disabled = false } = props;
  const field = useFieldAttributes();
  const listId = useId();
  const control = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [active, setActive] = useState(0);
  const isOpen = isAsked && text !== "" && (options.length > 0 || !busy);
  const activeIndex = Math.min(active, options.length - 1);
  const activeOption = options[activeIndex];

  const choose = (option: ComboboxOption) => {
    onChoose(option);
    setIsAsked(false);
    input.current?.focus();
  };
  const type = (typed: string) => {
    onTextChange(typed);
    setActive(0);
    setIsAsked(true);
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) setActive(Math.max(0, Math.min(options.length - 1, activeIndex + step)));
      else setIsAsked(true);
    } else if (event.key === "Enter" && isOpen && activeOption) {
      event.preventDefault();
      choose(activeOption);
    } else if (event.key === "Escape" && isOpen) {
      // A dialog around the field stays open.
      event.stopPropagation();
      setIsAsked(false);
    }
  };

  return (
    <div className={fieldStyles.control({ invalid: Boolean(field["aria-invalid"]) })} ref={control}>
      <Search aria-hidden size={16} style={{ flex: "none" }} />
      <input
        {...field}
        aria-activedescendant={isOpen && activeOption ? optionId(listId, activeIndex) : undefined}
        aria-autocomplete="list"
        aria-busy={busy}
        aria-controls={isOpen ? listId : undefined}
        aria-expanded={isOpen}
        autoComplete="off"
        className={fieldStyles.input}
        disabled={disabled}
        maxLength={maxLength}
        onBlur={() => setIsAsked(false)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        placeholder={placeholder}
        ref={input}
        role="combobox"
        type="text"
        value={text}
      />
      {busy ? (
        <Spinner tone="accent" />
      ) : (
        text !== "" &&
        !disabled && (
          <CloseButton
            label={clearLabel}
            onClick={() => {
              onTextChange("");
              input.current?.focus();
            }}
          />
        )
      )}
      <ComboboxList
        active={activeIndex}
        control={control}
        id={listId}
        isIndented={false}
        isOpen={isOpen}
        label={placeholder ?? noMatch}
        noMatch={noMatch}
        onActive={setActive}
        onChoose={choose}
        onClose={() => setIsAsked(false)}
        options={options}
        value={value}
      />
    </div>
  );
}
