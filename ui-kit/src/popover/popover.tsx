import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { AsChild } from "../as-child/as-child.tsx";
import { useTriggeredOverlays } from "../overlays/overlays.ts";
import { forgetOpener, rememberOpener } from "./opener.ts";
import { at, placeBeside } from "./place-beside.ts";
import * as styles from "./popover.css.ts";

export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Its name; shown only with `title`. */
  readonly label: string;
  readonly title?: string | undefined;
  readonly align?: "start" | "center" | "end" | undefined;
  /** `dialog` is beside the dialog that the button is in, where there is room. */
  readonly side?: "top" | "bottom" | "dialog" | undefined;
  /** `none` for content that reaches the edges. */
  readonly inset?: "normal" | "none" | undefined;
  /** An error is said at once, and leaves the focus where it is. */
  readonly error?: boolean | undefined;
  readonly children: ReactNode;
}

/** A little more, beside what was pressed. A list of acts is a `DropdownMenu`. */
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
