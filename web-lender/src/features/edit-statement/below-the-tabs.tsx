import { Box } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import * as styles from "./edit-statement.css.ts";

interface BelowTheTabsProps {
  readonly tabs: ReactNode;
  readonly children: ReactNode;
}

/** The page while its statements load, or where they can't. */
export function BelowTheTabs({ tabs, children }: BelowTheTabsProps) {
  return (
    <div className={styles.page}>
      <div className={styles.tabs}>{tabs}</div>
      <Box padding={20}>{children}</Box>
    </div>
  );
}
