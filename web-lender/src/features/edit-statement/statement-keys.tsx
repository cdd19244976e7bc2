import { DefinitionList, Dialog, Inline } from "@tieout/ui-kit";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useIntl } from "react-intl";
import * as styles from "./edit-statement.css.ts";

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
  { does: "open", keys: ["enter", "I"] },
  { does: "addSection", keys: ["N"] },
  { does: "back", keys: ["escape"] },
  { does: "regions", keys: ["F6"] },
  { does: "help", keys: ["?"] },
] as const;

/** Keys with other names on other keyboards; the rest show a symbol. */
const named = {
  ...{ home: true, end: true, ctrlHome: true, ctrlEnd: true },
  ...{ pageUp: true, pageDown: true, enter: true, escape: true },
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
                <kbd className={styles.key} key={key}>
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

interface PageKeys {
  readonly onHelp: () => void;
  readonly onAddSection?: () => void;
}

/** F6 cycles the regions, ? lists the keys, N adds a section. Ignored while typing. */
export function usePageKeys(
  page: RefObject<HTMLElement | null>,
  { onHelp, onAddSection }: PageKeys,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!page.current?.contains(document.activeElement)) return;
    if (event.key === "F6") walkRegions(page.current, event);
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === "?") onHelp();
    if (event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey || event.altKey) return;
    // Else the dialog's first field would get the letter.
    event.preventDefault();
    onAddSection?.();
  });

  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** Closing the panel would lose focus, so it returns to its cell. */
export function useReturnToCell(table: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false);

  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed || document.activeElement !== document.body || !table.current) return;
    firstStop(table.current)?.focus();
  }, [isOpen, table]);
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
