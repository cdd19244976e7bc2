import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { AsChild } from "../as-child/as-child.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import * as styles from "./button.css.ts";

export type ButtonVariant = "default" | "primary" | "ghost" | "danger" | "danger-quiet" | "link";

export interface ButtonProps
  extends Omit<ComponentPropsWithRef<"button">, "className" | "style" | "color" | "disabled"> {
  /** One `primary` per view. `danger` is destructive; `link` goes in a sentence or a row. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
  readonly wide?: boolean | undefined;
  readonly wraps?: boolean | undefined;
  readonly icon?: ReactNode | undefined;
  readonly trailingIcon?: ReactNode | undefined;
  /** Stays focusable, ignores presses, and keeps its width. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  /** Another action runs for a moment. For any other reason use `GatedButton`, which says it. */
  readonly waiting?: boolean | undefined;
  readonly asChild?: boolean | undefined;
}

export function Button({
  variant = "default",
  size = "medium",
  wide = false,
  wraps = false,
  icon,
  trailingIcon,
  busy = false,
  busyLabel,
  waiting = false,
  asChild = false,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const appearance = {
    className: styles.button({ variant, size, wide, wraps }),
    ...(busy && { "aria-busy": true, "aria-disabled": true }),
  };
  const leading = busy ? <Spinner /> : icon;
  const before = leading && <IconSlot variant={variant}>{leading}</IconSlot>;
  const after = trailingIcon && <IconSlot variant={variant}>{trailingIcon}</IconSlot>;

  if (asChild) {
    const content = (given: ReactNode) => (
      <>
        {before}
        {given}
        {after}
      </>
    );
    return (
      <AsChild {...rest} {...appearance} holding={content} onClick={onClick}>
        {children}
      </AsChild>
    );
  }

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button {...rest} {...appearance} disabled={waiting} onClick={press} type={type}>
      {busyLabel === undefined ? (
        <>
          {before}
          {children}
          {after}
        </>
      ) : (
        <span
          className={styles.content({ size, icon: !busy || icon !== undefined })}
          data-other={busy ? textOf(children) : busyLabel}
        >
          <span className={styles.shown({ size })}>
            {before}
            {busy ? busyLabel : children}
            {after}
          </span>
        </span>
      )}
    </button>
  );
}

const textOf = (children: ReactNode) => (typeof children === "string" ? children : "");

function IconSlot({ variant, children }: { variant: ButtonVariant; children: ReactNode }) {
  return variant === "default" ? <span className={styles.quietIcon}>{children}</span> : children;
}
