import { type MouseEvent, useId } from "react";
import { VisuallyHidden } from "../text/text.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";
import { Button, type ButtonProps } from "./button.tsx";

export interface GatedButtonProps extends Omit<ButtonProps, "asChild"> {
  /** Why it can't be pressed: "Enter a name first." Undefined if it can. */
  readonly why: string | undefined;
}

/**
 * A button that says why it can't be pressed. It stays focusable, so that the reason is found by keyboard and read with its name.
 */
export function GatedButton({ why, onClick, ...rest }: GatedButtonProps) {
  const id = useId();
  const isRefused = why !== undefined;
  const refuse = (event: MouseEvent) => event.preventDefault();

  return (
    <>
      <Tooltip text={why}>
        <Button
          {...rest}
          {...(isRefused && { "aria-disabled": true, "data-disabled": "" })}
          // Also where it's undefined: a tooltip would name itself here.
          aria-describedby={isRefused ? id : undefined}
          onClick={isRefused ? refuse : onClick}
        />
      </Tooltip>
      {isRefused && (
        <VisuallyHidden>
          <span id={id}>{why}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
