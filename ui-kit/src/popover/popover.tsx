import { Popover as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
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
  readonly side?: "top" | "bottom" | undefined;
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
  const control = {
    ...(open !== undefined && { open }),
    ...(onOpenChange && { onOpenChange }),
  };
  return (
    <Primitive.Root {...control}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          aria-label={label}
          className={styles.popover({ inset })}
          onOpenAutoFocus={(event) => error && event.preventDefault()}
          side={side}
          collisionPadding={8}
          sideOffset={6}
          {...(error && { role: "alert" })}
        >
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {title === undefined ? children : <div className={styles.detail}>{children}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
