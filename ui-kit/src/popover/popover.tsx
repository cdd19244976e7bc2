import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { AsChild } from "../as-child/as-child.tsx";
import { dialogMark, forgetOpener, rememberOpener } from "../overlays/open-layers.ts";
import { useTriggeredOverlays } from "../overlays/overlays.ts";
import * as styles from "./popover.css.ts";

export interface PopoverProps {
  readonly trigger: ReactElement;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Accessible name; shown only with `title`. */
  readonly label: string;
  readonly title?: string | undefined;
  readonly align?: "start" | "center" | "end" | undefined;
  /** `dialog` puts it beside the dialog that contains the button, if there is room. */
  readonly side?: "top" | "bottom" | "dialog" | undefined;
  readonly inset?: "normal" | "none" | undefined;
  /** An error: announced at once, without taking focus. */
  readonly error?: boolean | undefined;
  readonly children: ReactNode;
}

/** For a list of actions, use `DropdownMenu`. */
export function Popover({
  trigger,
  open,
  onOpenChange,
  label,
  title,
  align = "start",
  side = "bottom",
  inset = "normal",
  error = false,
  children,
}: PopoverProps) {
  const { overlays, trigger: lone, ask, isAsked } = useTriggeredOverlays(open);
  const button = useRef<HTMLButtonElement>(null);
  const [beside, setBeside] = useState(at("bottom"));
  const { side: chosenSide, sideOffset } = side === "dialog" ? beside : at(side);
  const change = (isOpen: boolean) => {
    if (isOpen && side === "dialog") setBeside(placeBeside(button.current ?? lone.current));
    onOpenChange?.(isOpen);
  };
  const start = (event: Event) => {
    if (error) event.preventDefault();
    else rememberOpener(button.current);
  };

  if (!overlays) {
    const press = () => {
      ask();
      change(true);
    };
    return (
      <AsChild aria-expanded={false} aria-haspopup="dialog" onClick={press} ref={lone}>
        {trigger}
      </AsChild>
    );
  }
  const { Popover: Primitive } = overlays;
  return (
    <Primitive.Root
      defaultOpen={isAsked}
      onOpenChange={change}
      {...(open !== undefined && { open })}
    >
      <Primitive.Trigger asChild ref={button}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={chosenSide === "right" ? "center" : align}
          aria-label={label}
          className={styles.popover({ inset })}
          onCloseAutoFocus={() => forgetOpener(button.current)}
          onOpenAutoFocus={start}
          side={chosenSide}
          collisionPadding={8}
          sideOffset={sideOffset}
          {...(error && { role: "alert" })}
        >
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {title === undefined ? children : <div className={styles.detail}>{children}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export interface Place {
  readonly side: "top" | "bottom" | "right";
  readonly sideOffset: number;
}

const gap = 6;
/** Height of a short list plus the window's edge, in pixels. */
const enoughRoom = 300;

export const at = (side: Place["side"]): Place => ({ side, sideOffset: gap });

/** Beside the dialog that contains the button, so nothing is covered; below the button if there is no room. */
export function placeBeside(button: Element | null): Place {
  const dialog = button?.closest(`[${dialogMark}]`)?.getBoundingClientRect();
  if (!button || !dialog || window.innerWidth - dialog.right < enoughRoom) return at("bottom");
  return { side: "right", sideOffset: dialog.right - button.getBoundingClientRect().right + gap };
}
