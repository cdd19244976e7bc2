import { Tooltip } from "../tooltip/tooltip.tsx";
import { Button, type ButtonProps } from "./button.tsx";

export interface GatedButtonProps extends Omit<ButtonProps, "asChild"> {
  /** Why it can't be pressed: "Enter a name first." Undefined if it can. */
  readonly why: string | undefined;
}

/**
 * A button that says why it can't be pressed: on hover and focus, and when it's pressed all the same. It stays focusable, so
 * that the reason is found by keyboard and read with its name.
 */
export function GatedButton({ why, onClick, ...rest }: GatedButtonProps) {
  const isRefused = why !== undefined;

  return (
    <Tooltip isReason={isRefused} text={why}>
      <Button
        {...rest}
        {...(isRefused ? { "aria-disabled": true, "data-disabled": "" } : { onClick })}
      />
    </Tooltip>
  );
}
