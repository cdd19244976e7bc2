import { DropdownMenu as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./dropdown-menu.css.ts";

export interface DropdownMenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** What the acts are about; stands above them. */
  readonly label?: string | undefined;
  readonly align?: "start" | "end" | undefined;
  /** Open from the start, for a menu that was loaded because somebody had opened it. */
  readonly defaultOpen?: boolean | undefined;
  /** `MenuItem`s and `MenuSeparator`s. */
  readonly children: ReactNode;
}

/** Acts that aren't needed often enough for a button each. */
export function DropdownMenu({
  trigger,
  label,
  align = "end",
  defaultOpen = false,
  children,
}: DropdownMenuProps) {
  return (
    // The page behind stays in the accessibility tree: the menu is no dialog.
    <Primitive.Root defaultOpen={defaultOpen} modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content align={align} className={styles.menu} sideOffset={6}>
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
  /** The key that does the same. */
  readonly shortcut?: string | undefined;
  /** Gives its looks to a router's link; icon and shortcut are then the link's own. */
  readonly asChild?: boolean | undefined;
  readonly children: ReactNode;
}

export function MenuItem({
  icon,
  onSelect,
  disabled = false,
  destructive = false,
  shortcut,
  asChild = false,
  children,
}: MenuItemProps) {
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
          {shortcut !== undefined && <kbd className={styles.shortcut}>{shortcut}</kbd>}
        </>
      )}
    </Primitive.Item>
  );
}

export function MenuSeparator() {
  return <Primitive.Separator className={styles.separator} />;
}
