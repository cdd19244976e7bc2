import { Button, IconButton, VisuallyHidden } from "@tieout/ui-kit";
import { Plus, Trash2, Users } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { WorkspaceListItem } from "../../api/workspaces.ts";
import type { RowActs } from "./row-acts.ts";
import * as styles from "./workspace-table.css.ts";

interface RowActionsProps {
  readonly workspace: WorkspaceListItem;
  readonly acts: RowActs;
}

/** What can be done with a workspace, or how to get in; what it takes has come with the row. */
export function RowActions({ workspace, acts }: RowActionsProps) {
  const { formatMessage } = useIntl();
  const { displayName: name, workspaceUserCapabilities: held } = workspace;
  const mayView = workspace.accessible && held.includes("CanViewWorkspace");

  return (
    <span className={styles.actions}>
      {mayView ? (
        <span className={styles.collect}>
          <Button size="small" icon={<Plus />} onClick={() => acts.onCollect(workspace)}>
            <FormattedMessage id="collect.title" />
            <VisuallyHidden>, {name}</VisuallyHidden>
          </Button>
        </span>
      ) : (
        acts.wayIn(workspace)
      )}
      <span className={styles.slot}>
        {held.includes("CanManageWorkspaceUsers") && (
          <IconButton
            size="small"
            label={formatMessage({ id: "list.manageUsers" }, { name })}
            onClick={() => acts.onManageUsers(workspace)}
          >
            <Users />
          </IconButton>
        )}
      </span>
      <IconButton
        size="small"
        label={formatMessage({ id: mayView ? "list.delete" : "list.cannotDelete" }, { name })}
        disabled={!mayView}
        onClick={() => acts.onDelete(workspace)}
      >
        <Trash2 />
      </IconButton>
    </span>
  );
}
