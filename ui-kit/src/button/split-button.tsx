import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { DropdownMenu } from "../dropdown-menu/dropdown-menu.tsx";
import { Button } from "./button.tsx";
import { GatedButton, type GatedButtonProps } from "./gated-button.tsx";
import * as styles from "./split-button.css.ts";

export interface SplitButtonProps
  extends Pick<GatedButtonProps, "variant" | "busy" | "busyLabel" | "onClick" | "children"> {
  /** Why the action can't be pressed. */
  readonly why?: string | undefined;
  /** Names the second button: "More ways to save". */
  readonly menuLabel: string;
  /** `MenuItem`s. */
  readonly menu: ReactNode;
}

/** An action with rarer forms of it in a menu, which opens where the action itself can't be pressed too. */
export function SplitButton({ menuLabel, menu, variant, why, ...action }: SplitButtonProps) {
  return (
    <span className={styles.split}>
      <GatedButton {...action} variant={variant} why={why} />
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
