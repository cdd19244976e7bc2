import { Callout, type CalloutProps } from "@tieout/ui-kit";
import * as styles from "./routes.css.ts";

/** A message above what it's about. */
export function Notice(props: CalloutProps) {
  return (
    <div className={styles.notice}>
      <Callout {...props} />
    </div>
  );
}
