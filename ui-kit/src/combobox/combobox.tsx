import { Check, ChevronsUpDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import * as fieldStyles from "../field/field.css.ts";
import { useFieldAttributes } from "../field/text-input.tsx";
import { useOverlays } from "../overlays/overlays.ts";
import * as styles from "./combobox.css.ts";
import { bestMatch, grouped, matching } from "./combobox-options.ts";

export interface ComboboxOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Found with the label and shown where several have the same one: "Assets › Current assets". */
  readonly detail?: string | undefined;
  /** Heading over this option and those after it with the same one. */
  readonly group?: string | undefined;
  /** Nesting, from 0. Indents while nothing is typed. */
  readonly level?: number | undefined;
  /** Why it can't be chosen. It stays in the list with the reason. */
  readonly refusal?: string | undefined;
}

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
  const overlays = useOverlays(isOpen);
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

  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <div className={fieldStyles.control({ invalid: Boolean(field["aria-invalid"]) })} ref={control}>
      <input
        {...field}
        aria-activedescendant={isOpen && activeOption ? optionId(active) : undefined}
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
      {overlays && (
        <overlays.Popover.Root onOpenChange={(opens) => !opens && close()} open={isOpen}>
          <overlays.Popover.Anchor virtualRef={control} />
          <overlays.Popover.Portal>
            <overlays.Popover.Content
              align="start"
              aria-label={name ?? placeholder}
              className={styles.list}
              id={listId}
              onCloseAutoFocus={(event) => event.preventDefault()}
              // Focus stays in the field, so that a press in the list doesn't blur it.
              onMouseDown={(event) => event.preventDefault()}
              onInteractOutside={(event) => {
                const { target } = event;
                if (target instanceof Node && control.current?.contains(target)) {
                  event.preventDefault();
                }
              }}
              onOpenAutoFocus={(event) => event.preventDefault()}
              role="listbox"
              sideOffset={4}
            >
              {grouped(shown).map(({ group, members }) => (
                <Group key={group ?? ""} name={group}>
                  {members.map(({ option, index }) => (
                    <Option
                      active={index === active}
                      chosen={option.value === value}
                      id={optionId(index)}
                      indented={(typed ?? "") === ""}
                      key={option.value}
                      onChoose={() => choose(option)}
                      onPoint={() => setActive(index)}
                      option={option}
                    />
                  ))}
                </Group>
              ))}
              {shown.length === 0 && <None>{noMatch}</None>}
            </overlays.Popover.Content>
          </overlays.Popover.Portal>
        </overlays.Popover.Root>
      )}
    </div>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

interface OptionProps {
  readonly option: ComboboxOption;
  readonly id: string;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly indented: boolean;
  readonly onChoose: () => void;
  readonly onPoint: () => void;
}

function Option({ option, id, active, chosen, indented, onChoose, onPoint }: OptionProps) {
  const { label, detail, level = 0, refusal } = option;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, as a combobox's does
    <div
      aria-disabled={refusal !== undefined}
      aria-selected={chosen}
      className={styles.option({ active, refused: refusal !== undefined })}
      id={id}
      onClick={onChoose}
      onMouseMove={onPoint}
      ref={element}
      role="option"
      style={indented ? { paddingInlineStart: 8 + level * 14 } : undefined}
      tabIndex={-1}
    >
      <span className={styles.text}>
        {label}
        {!indented && detail && <span className={styles.detail}>{detail}</span>}
        {refusal !== undefined && <span className={styles.detail}>{refusal}</span>}
      </span>
      {chosen && <Check aria-hidden />}
    </div>
  );
}

interface GroupProps {
  readonly name: string | undefined;
  readonly children: ReactNode;
}

function Group({ name, children }: GroupProps) {
  const id = useId();
  if (name === undefined) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
    <div aria-labelledby={id} role="group">
      <div className={styles.group} id={id} role="presentation">
        {name}
      </div>
      {children}
    </div>
  );
}

function None({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-disabled className={styles.none} role="option" aria-selected={false} tabIndex={-1}>
      {children}
    </div>
  );
}
