import type { ComponentPropsWithRef, ReactNode } from "react";
import { button } from "../button/button.css.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";

export interface IconButtonProps
  extends Omit<
    ComponentPropsWithRef<"button">,
    "className" | "style" | "color" | "aria-label" | "disabled"
  > {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly variant?: "default" | "ghost" | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
  readonly busy?: boolean | undefined;
  /** Disabled, but focusable and hoverable, so that its label can say why and focus isn't lost. */
  readonly refused?: boolean | undefined;
  readonly children: ReactNode;
}

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
