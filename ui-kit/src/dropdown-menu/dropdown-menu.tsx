import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useRef,
} from "react";
import { AsChild } from "../as-child/as-child.tsx";
import { insideOverlay, useTriggeredOverlays } from "../overlays/overlays.ts";
import * as styles from "./dropdown-menu.css.ts";

export interface DropdownMenuProps {
  readonly trigger: ReactElement;
  readonly label?: string | undefined;
  readonly align?: "start" | "end" | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly children: ReactNode;
}

/** For actions too rare to need their own buttons. */
export function DropdownMenu({
  trigger,
  label,
  align = "end",
  defaultOpen = false,
  children,
}: DropdownMenuProps) {
  const { overlays, trigger: button, ask, isAsked } = useTriggeredOverlays(defaultOpen);
  const isAskedByKey = useRef(false);
  const askByKey = (event: KeyboardEvent) => {
    if (!["Enter", " ", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    isAskedByKey.current = true;
    ask();
  };
  // Radix saw no key press, so it would leave focus on the menu instead of an item.
  const startOnItem = ({ target, currentTarget }: FocusEvent) => {
    if (target !== currentTarget || !isAskedByKey.current) return;
    isAskedByKey.current = false;
    currentTarget.querySelector<HTMLElement>("[role^=menuitem]:not([data-disabled])")?.focus();
  };

  if (!overlays) {
    return (
      <AsChild
        aria-expanded={false}
        aria-haspopup="menu"
        onClick={ask}
        onKeyDown={askByKey}
        ref={button}
      >
        {trigger}
      </AsChild>
    );
  }
  const { DropdownMenu: Primitive } = overlays;
  return (
    // A menu isn't a dialog: the page behind stays in the accessibility tree.
    <Primitive.Root defaultOpen={defaultOpen || isAsked} modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          className={styles.menu}
          onFocus={startOnItem}
          sideOffset={6}
        >
          {label !== undefined && (
            <Primitive.Label className={styles.label}>{label}</Primitive.Label>
          )}
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly onSelect?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly destructive?: boolean | undefined;
  /** Renders the link given as child, which then brings its own icon. */
  readonly asChild?: boolean | undefined;
  readonly children: ReactNode;
}

export function MenuItem({
  icon,
  onSelect,
  disabled = false,
  destructive = false,
  asChild = false,
  children,
}: MenuItemProps) {
  const { DropdownMenu: Primitive } = insideOverlay();
  return (
    <Primitive.Item
      asChild={asChild}
      className={styles.item({ destructive })}
      disabled={disabled}
      onSelect={() => onSelect?.()}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Primitive.Item>
  );
}

export function MenuSeparator() {
  const { DropdownMenu: Primitive } = insideOverlay();
  return <Primitive.Separator className={styles.separator} />;
}
