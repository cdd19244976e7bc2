import type { Proof } from "@tieout/core/statement/line-proof";
import { Text } from "@tieout/ui-kit";
import { CircleAlert, CircleCheck } from "lucide-react";
import { FormattedMessage } from "react-intl";
import * as bar from "../../spread/status-bar.css.ts";
import * as styles from "./drill-down-page.css.ts";

interface DrillStatusProps {
  /** Of the columns; undefined for one that isn't proved yet. */
  readonly proofs: readonly (Proof | undefined)[];
  readonly isAnonymized: boolean;
}

/** Whether everything on the page adds up, and which keys walk through it. */
export function DrillStatus({ proofs, isAnonymized }: DrillStatusProps) {
  const fails = proofs.some((proof) => proof && !proof.holds);
  const isProved = proofs.every((proof) => proof?.holds);

  return (
    <footer className={bar.statusBar}>
      <span aria-live="polite" className={bar.status}>
        {fails && (
          <Text size="small" tone="danger">
            <span className={bar.status}>
              <CircleAlert aria-hidden size={14} />
              <FormattedMessage id="editor.drill.disagree" />
            </span>
          </Text>
        )}
        {isProved && (
          <Text size="small" tone="success">
            <span className={bar.status}>
              <CircleCheck aria-hidden size={14} />
              <FormattedMessage id="editor.drill.agree" />
            </span>
          </Text>
        )}
      </span>
      <span className={styles.statusEnd}>
        {isAnonymized && (
          <span>
            <FormattedMessage id="editor.drill.codes" />
          </span>
        )}
        <span className={styles.keys}>
          <kbd className={bar.key}>←</kbd>
          <kbd className={bar.key}>→</kbd>
          <FormattedMessage id="editor.drill.keys.column" />
        </span>
        <span className={styles.keys}>
          <kbd className={bar.key}>↑</kbd>
          <kbd className={bar.key}>↓</kbd>
          <FormattedMessage id="editor.drill.keys.row" />
        </span>
      </span>
    </footer>
  );
}
