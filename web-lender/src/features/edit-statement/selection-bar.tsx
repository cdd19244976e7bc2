import { ArrowDownUp, CornerDownRight, Trash2 } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./selection-bar.css.ts";

interface SelectionBarProps {
  readonly count: number;
  readonly onMove: () => void;
  readonly onDelete: () => void;
  readonly onClear: () => void;
  /** A menu whose trigger is the button that it's given. */
  readonly sort: (trigger: ReactElement) => ReactNode;
}

/** What can be done with the selected lines; floats over the table (S-U90). */
export function SelectionBar({ count, onMove, onDelete, onClear, sort }: SelectionBarProps) {
  const { formatMessage } = useIntl();
  if (count === 0) return null;

  return (
    <div
      aria-label={formatMessage({ id: "editor.selection" })}
      className={styles.bar}
      role="toolbar"
    >
      <span className={styles.count}>
        <FormattedMessage id="editor.selection.count" values={{ count }} />
      </span>
      <span className={styles.separator} />
      <button className={styles.button} onClick={onMove} type="button">
        <CornerDownRight aria-hidden />
        <FormattedMessage id="editor.move" />
      </button>
      {sort(
        <button className={styles.button} type="button">
          <ArrowDownUp aria-hidden />
          <FormattedMessage id="editor.sort" />
        </button>,
      )}
      <button className={styles.button} onClick={onDelete} type="button">
        <Trash2 aria-hidden />
        <FormattedMessage id="editor.delete" />
      </button>
      <span className={styles.separator} />
      <button className={styles.button} onClick={onClear} type="button">
        <FormattedMessage id="editor.selection.clear" />
        <kbd className={styles.key}>
          <FormattedMessage id="key.escape" />
        </kbd>
      </button>
    </div>
  );
}
