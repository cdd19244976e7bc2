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

/** The menu of what was right-clicked. Focus returns there, unless a choice took it elsewhere. */
export function PointMenu({ at, label, onClose, children }: PointMenuProps) {
  const overlays = useOverlays(at !== undefined);
  const before = useRef<Element | null>(null);
  if (!overlays || !at) return null;
  const { DropdownMenu: Primitive } = overlays;

  return (
    <Primitive.Root modal={false} onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <Primitive.Trigger asChild>
        <span aria-hidden className={styles.point} style={{ left: at.x, top: at.y }} />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="start"
          aria-label={label}
          aria-labelledby={undefined}
          className={styles.menu}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const isElsewhere = document.activeElement !== document.body;
            if (!isElsewhere && before.current instanceof HTMLElement) before.current.focus();
          }}
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
