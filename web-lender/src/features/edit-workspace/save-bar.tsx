import { changesOf, countChanges, type WorkspaceEdit } from "@tieout/core/workspace";
import { Button, ChangeMark, Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./edit-workspace.css.ts";

interface SaveBarProps {
  readonly edit: WorkspaceEdit;
  readonly isModified: boolean;
  readonly onSave: () => void;
  readonly onReset: () => void;
  /** What is wrong has to be put right first. */
  readonly blocked: boolean;
  readonly busy: boolean;
}

/** What isn't saved yet, and the two ways out of that: both off while everything is. */
export function SaveBar({ edit, isModified, onSave, onReset, blocked, busy }: SaveBarProps) {
  const { formatMessage, formatList } = useIntl();
  const { name, code, added, removed } = changesOf(edit);
  const count = countChanges({ name, code, added, removed });
  const unsaved = formatMessage({ id: "details.unsaved" }, { count });
  const parts = [
    ...(name ? [formatMessage({ id: "details.name" })] : []),
    ...(code ? [formatMessage({ id: "add.code" })] : []),
    ...(added.length > 0 ? [formatMessage({ id: "details.added" }, { count: added.length })] : []),
    ...(removed.length > 0
      ? [formatMessage({ id: "details.removed" }, { count: removed.length })]
      : []),
  ];

  return (
    <div className={styles.bar({ waits: isModified })}>
      <div className={styles.summary} role="status">
        {isModified ? (
          <ChangeMark quiet={false}>{unsaved}</ChangeMark>
        ) : (
          <Text tone="muted">{unsaved}</Text>
        )}
        {parts.length > 0 && (
          <Text tone="muted">{formatList(parts, { type: "unit", style: "short" })}</Text>
        )}
      </div>
      <Button disabled={busy || !isModified} onClick={onReset}>
        <FormattedMessage id="details.reset" />
      </Button>
      <Button
        variant="primary"
        disabled={blocked || !isModified}
        busy={busy}
        busyLabel={formatMessage({ id: "details.saving" })}
        onClick={onSave}
      >
        {formatMessage({ id: "details.save" })}
      </Button>
    </div>
  );
}
