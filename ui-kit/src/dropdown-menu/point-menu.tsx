import { type ReactNode, useRef } from "react";
import { useOverlays } from "../overlays/overlays.ts";
import * as styles from "./dropdown-menu.css.ts";

/** In pixels from the window's top left. */
export interface MenuPoint {
  readonly x: number;
  readonly y: number;
}

export interface PointMenuProps {
  /** Open where it's given. */
  readonly at: MenuPoint | undefined;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The menu of what was right-clicked, where the focus returns. */
export function PointMenu({ at, label, onClose, children }: PointMenuProps) {
  const overlays = useOverlays(at !== undefined);
  const before = useRef<Element | null>(null);
  if (!overlays || !at) return null;
  const { DropdownMenu: Primitive } = overlays;
  const close = (isOpen: boolean) => {
    if (isOpen) return;
    // At once, so that a dialog that a choice opens gives the focus back there too.
    if (before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
    onClose();
  };

  return (
    <Primitive.Root modal={false} onOpenChange={close} open>
      <Primitive.Trigger asChild>
        <span aria-hidden className={styles.point} style={{ left: at.x, top: at.y }} />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="start"
          aria-label={label}
          aria-labelledby={undefined}
          className={styles.menu}
          onCloseAutoFocus={(event) => event.preventDefault()}
          ref={(content) => {
            if (content && !before.current) before.current = document.activeElement;
          }}
          sideOffset={2}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
