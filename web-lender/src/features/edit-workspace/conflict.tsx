import { changesOf, type WorkspaceEdit } from "@tieout/core/workspace";
import { Button, ErrorPanel, Inline, Stack, Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import type { WorkspaceDetails } from "../../api/workspace-details.ts";
import { editOf } from "./saved-workspace.ts";

interface ConflictProps {
  readonly edit: WorkspaceEdit;
  readonly current: WorkspaceDetails;
  readonly onTake: () => void;
  readonly onOverwrite: () => void;
  readonly busy: boolean;
}

/** What somebody else has made of the workspace in the meantime, and which of both is to be. */
export function Conflict({ edit, current, onTake, onOverwrite, busy }: ConflictProps) {
  const { formatMessage, formatList } = useIntl();
  const theirs = changesOf({ ...editOf(current, edit.selfId), initial: edit.initial });
  const parts = [
    ...(theirs.name ? [formatMessage({ id: "conflict.name" }, { name: current.displayName })] : []),
    ...(theirs.code
      ? [formatMessage({ id: "conflict.code" }, { code: current.engagementCode ?? "—" })]
      : []),
    ...(theirs.added.length > 0
      ? [formatMessage({ id: "details.added" }, { count: theirs.added.length })]
      : []),
    ...(theirs.removed.length > 0
      ? [formatMessage({ id: "details.removed" }, { count: theirs.removed.length })]
      : []),
  ];

  return (
    <ErrorPanel
      title={formatMessage({ id: "conflict.title" })}
      takesFocus
      actions={
        <Inline gap="small" wrap>
          <Button onClick={onTake}>
            <FormattedMessage id="conflict.take" />
          </Button>
          <Button
            onClick={onOverwrite}
            busy={busy}
            busyLabel={formatMessage({ id: "details.saving" })}
          >
            {formatMessage({ id: "conflict.overwrite" })}
          </Button>
        </Inline>
      }
    >
      <Stack gap="tiny">
        <Text>{formatMessage({ id: "conflict.body" })}</Text>
        {parts.length > 0 && <Text>{formatList(parts)}</Text>}
      </Stack>
    </ErrorPanel>
  );
}
