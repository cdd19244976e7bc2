import { changesOf, countChanges, type WorkspaceEdit } from "@tieout/core/workspace";
import { Button, ChangeMark, Text, VisuallyHidden } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./edit-workspace.css.ts";

interface SaveBarProps {
  readonly edit: WorkspaceEdit;
  readonly onSave: () => void;
  readonly onReset: () => void;
  /** What is wrong has to be put right first. */
  readonly blocked: boolean;
  readonly busy: boolean;
}

/** What isn't saved yet, and the two ways out of that; nothing to see where there is nothing to save. */
export function SaveBar({ edit, onSave, onReset, blocked, busy }: SaveBarProps) {
  const { formatMessage, formatList } = useIntl();
  const { name, code, added, removed } = changesOf(edit);
  const count = countChanges({ name, code, added, removed });
  const parts = [
    ...(name ? [formatMessage({ id: "details.name" })] : []),
    ...(code ? [formatMessage({ id: "add.code" })] : []),
    ...(added.length > 0 ? [formatMessage({ id: "details.added" }, { count: added.length })] : []),
    ...(removed.length > 0
      ? [formatMessage({ id: "details.removed" }, { count: removed.length })]
      : []),
  ];

  if (count === 0 && !busy) {
    return (
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage id="details.unsaved" values={{ count }} />
        </span>
      </VisuallyHidden>
    );
  }
  return (
    <div className={styles.bar}>
      <div className={styles.summary} role="status">
        <ChangeMark quiet={false}>
          <FormattedMessage id="details.unsaved" values={{ count }} />
        </ChangeMark>
        {parts.length > 0 && (
          <Text tone="muted">{formatList(parts, { type: "unit", style: "short" })}</Text>
        )}
      </div>
      <Button disabled={busy} onClick={onReset}>
        <FormattedMessage id="details.reset" />
      </Button>
      <Button
        variant="primary"
        disabled={blocked}
        busy={busy}
        busyLabel={formatMessage({ id: "details.saving" })}
        onClick={onSave}
      >
        {formatMessage({ id: "details.save" })}
      </Button>
    </div>
  );
}
