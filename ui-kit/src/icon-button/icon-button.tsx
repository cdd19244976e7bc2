import type { ComponentPropsWithRef, ReactNode } from "react";
import { button } from "../button/button.css.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<"button">, "className" | "style" | "color" | "aria-label"> {
  /** What it does. Read out, and shown as its tooltip. */
  readonly label: string;
  readonly variant?: "default" | "ghost" | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
  readonly busy?: boolean | undefined;
  /** Can't be used now, and can still be pointed at and focused: its label says why, or it has the focus already. */
  readonly refused?: boolean | undefined;
  /** The icon. */
  readonly children: ReactNode;
}

/** A button for an act that everyone knows by its picture. */
export function IconButton({
  label,
  variant = "ghost",
  size = "medium",
  busy = false,
  refused = false,
  type = "button",
  onClick,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        {...rest}
        {...(busy && { "aria-busy": true })}
        {...(refused && { "data-disabled": "" })}
        {...(busy || refused ? { "aria-disabled": true } : { onClick })}
        aria-label={label}
        className={button({ variant, size, square: true })}
        type={type}
      >
        {busy ? <Spinner /> : children}
      </button>
    </Tooltip>
  );
}
