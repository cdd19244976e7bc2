import { Check } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { useOverlays } from "../overlays/overlays.ts";
import * as styles from "./combobox.css.ts";
import { grouped } from "./combobox-options.ts";

export interface ComboboxOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Shown before the label, such as "423860". */
  readonly code?: string | undefined;
  /** Searched with the label, and shown if several options have the same label: "Assets › Current assets". */
  readonly detail?: string | undefined;
  /** Heading over this option and those after it with the same one. */
  readonly group?: string | undefined;
  /** Nesting, from 0. Indents while nothing is typed. */
  readonly level?: number | undefined;
  /** Why it can't be chosen. The option stays in the list and shows the reason. */
  readonly refusal?: string | undefined;
}

interface ComboboxListProps<Value extends string> {
  readonly id: string;
  readonly label: string | undefined;
  /** The list is placed below it, with its width. A press in it keeps the list open. */
  readonly control: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly options: readonly ComboboxOption<Value>[];
  readonly value: Value | undefined;
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (option: ComboboxOption<Value>) => void;
  readonly isIndented: boolean;
  /** Shown if there are no options. */
  readonly noMatch: string;
}

/** The list below a combobox's field. The field keeps the focus. */
export function ComboboxList<Value extends string>(props: ComboboxListProps<Value>) {
  const { id, label, control, isOpen, onClose, options, value } = props;
  const { active, onActive, onChoose, isIndented, noMatch } = props;
  const overlays = useOverlays(isOpen);
  if (!overlays) return null;

  return (
    <overlays.Popover.Root onOpenChange={(opens) => !opens && onClose()} open={isOpen}>
      <overlays.Popover.Anchor virtualRef={control} />
      <overlays.Popover.Portal>
        <overlays.Popover.Content
          align="start"
          aria-label={label}
          className={styles.list}
          id={id}
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
          {grouped(options).map(({ group, members }) => (
            <Group key={group ?? ""} name={group}>
              {members.map(({ option, index }) => (
                <Option
                  active={index === active}
                  chosen={option.value === value}
                  id={optionId(id, index)}
                  indented={isIndented}
                  key={option.value}
                  onChoose={() => onChoose(option)}
                  onPoint={() => onActive(index)}
                  option={option}
                />
              ))}
            </Group>
          ))}
          {options.length === 0 && <None>{noMatch}</None>}
        </overlays.Popover.Content>
      </overlays.Popover.Portal>
    </overlays.Popover.Root>
  );
}

/** For `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** How many options each key moves by. */
export const steps: Readonly<Record<string, number>> = {
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
  const { label, code, detail, level = 0, refusal } = option;
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
      {code !== undefined && <span className={styles.code}>{code}</span>}
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
