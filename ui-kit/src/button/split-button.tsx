import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { DropdownMenu } from "../dropdown-menu/dropdown-menu.tsx";
import { Button, type ButtonProps } from "./button.tsx";
import * as styles from "./split-button.css.ts";

export interface SplitButtonProps
  extends Pick<
    ButtonProps,
    "variant" | "busy" | "busyLabel" | "disabled" | "onClick" | "children"
  > {
  /** Names the second button: "More ways to save". */
  readonly menuLabel: string;
  /** `MenuItem`s. */
  readonly menu: ReactNode;
}

/** An action with rarer forms of it in a menu, which opens where the action itself is disabled too. */
export function SplitButton({ menuLabel, menu, variant, ...action }: SplitButtonProps) {
  return (
    <span className={styles.split}>
      <Button {...action} variant={variant} />
      <DropdownMenu
        trigger={
          <Button aria-label={menuLabel} variant={variant}>
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        {menu}
      </DropdownMenu>
    </span>
  );
}
