import { DefinitionList, Dialog, Inline } from "@tieout/ui-kit";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useIntl } from "react-intl";
import * as bar from "../../spread/status-bar.css.ts";

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const keyMap = [
  { does: "move", keys: ["↑", "↓", "←", "→"] },
  { does: "fold", keys: ["←", "→"] },
  { does: "row", keys: ["home", "end"] },
  { does: "ends", keys: ["ctrlHome", "ctrlEnd"] },
  { does: "page", keys: ["pageUp", "pageDown"] },
  { does: "select", keys: ["space"] },
  { does: "extend", keys: ["shiftSpace", "shiftArrows", "shiftHover"] },
  { does: "selectAll", keys: ["ctrlA"] },
  { does: "rename", keys: ["enter", "F2"] },
  { does: "moveTo", keys: ["M", "drag"] },
  { does: "shift", keys: ["altArrows"] },
  { does: "delete", keys: ["delete"] },
  { does: "addSection", keys: ["N"] },
  { does: "history", keys: ["H"] },
  { does: "menu", keys: ["shiftF10"] },
  { does: "copy", keys: ["ctrlC"] },
  { does: "open", keys: ["enter", "I"] },
  { does: "drill", keys: ["D"] },
  { does: "back", keys: ["escape"] },
  { does: "finding", keys: ["F8", "shiftF8"] },
  { does: "save", keys: ["ctrlS"] },
  { does: "undo", keys: ["ctrlZ", "ctrlShiftZ"] },
  { does: "regions", keys: ["F6"] },
  { does: "help", keys: ["?"] },
] as const;

/** Keys with other names on other keyboards; the rest show a symbol. */
const named = {
  ...{ home: true, end: true, ctrlHome: true, ctrlEnd: true },
  ...{ pageUp: true, pageDown: true, enter: true, escape: true, space: true, delete: true },
  ...{
    shiftSpace: true,
    shiftArrows: true,
    shiftHover: true,
    drag: true,
    altArrows: true,
    shiftF8: true,
    shiftF10: true,
  },
  ...{ ctrlA: true, ctrlC: true, ctrlS: true, ctrlZ: true, ctrlShiftZ: true },
};
type Named = keyof typeof named;

export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const { formatMessage } = useIntl();

  return (
    <Dialog
      closeLabel={formatMessage({ id: "statement.keys.close" })}
      onClose={onClose}
      open={open}
      size="small"
      title={formatMessage({ id: "statement.keys" })}
    >
      <DefinitionList
        items={keyMap.map(({ does, keys }) => ({
          term: formatMessage({ id: `statement.keys.${does}` }),
          description: (
            <Inline as="span" gap="tiny" wrap>
              {keys.map((key) => (
                <kbd className={bar.key} key={key}>
                  {key in named ? formatMessage({ id: `key.${key as Named}` }) : key}
                </kbd>
              ))}
            </Inline>
          ),
        }))}
      />
    </Dialog>
  );
}

/** By the key's name with its modifiers: `M`, `Alt+ArrowUp`, `Shift+F8`. */
export type PageKeys = Readonly<Record<string, () => void>>;

/** Keys of the whole page, and F6 that walks its regions. Off while a text field has the focus. */
export function usePageKeys(page: RefObject<HTMLElement | null>, keys: PageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!page.current?.contains(document.activeElement) || event.defaultPrevented) return;
    if (event.key === "F6") walkRegions(page.current, event);
    if (!(target instanceof HTMLElement) || takesLetters(target)) return;
    const does = keys[nameOf(event)];
    if (!does) return;
    // Else a dialog's first field would get the letter.
    event.preventDefault();
    does();
  });

  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

function nameOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const isLetter = key.length === 1;
  const parts = [
    (ctrlKey || metaKey) && "Ctrl",
    altKey && "Alt",
    // Shift is part of a character as it's typed.
    shiftKey && !isLetter && "Shift",
    isLetter ? key.toUpperCase() : key,
  ];
  return parts.filter(Boolean).join("+");
}

/** Text fields take letters, and lists of choices find by them. */
function takesLetters(target: HTMLElement): boolean {
  const isCheck = target instanceof HTMLInputElement && target.type === "checkbox";
  return !isCheck && target.closest("input, textarea, [role=combobox], [role=menu]") !== null;
}

/** Closing the panel would lose focus, so it returns to its cell. */
export function useReturnToCell(table: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false);

  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed || document.activeElement !== document.body || !table.current) return;
    focusCell(table.current);
  }, [isOpen, table]);
}

/** The grid's active cell. */
export function focusCell(table: HTMLElement | null): void {
  if (table) firstStop(table)?.focus();
}

const order = ["toolbar", "table", "panel"];

/** Toolbar, table, panel, and around; Shift reverses. */
function walkRegions(page: HTMLElement, event: KeyboardEvent): void {
  const regions = order.flatMap((name) => {
    const region = page.querySelector<HTMLElement>(`[data-region="${name}"]`);
    return region ? [region] : [];
  });
  const here = regions.findIndex((region) => region.contains(document.activeElement));
  const there = regions.at((here + (event.shiftKey ? -1 : 1)) % regions.length);
  const stop = there && firstStop(there);
  if (!stop) return;

  event.preventDefault();
  stop.focus();
}

/** A grid's active cell, else the first focusable element. */
function firstStop(region: HTMLElement): HTMLElement | null {
  return (
    region.querySelector<HTMLElement>('[role="treegrid"] [tabindex="0"]') ??
    region.querySelector<HTMLElement>(
      'button:not([disabled], [tabindex="-1"]), input, a[href], [tabindex="0"]',
    )
  );
}
