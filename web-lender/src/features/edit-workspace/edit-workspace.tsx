import { useQuery } from "@tanstack/react-query";
import { Card, Skeleton, useSkeleton } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { workspaceDetails } from "../../api/workspaces.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import * as styles from "./edit-workspace.css.ts";
import { WorkspaceForm } from "./workspace-form.tsx";

interface EditWorkspaceProps {
  readonly workspaceId: string;
  readonly selfId: string;
  /** The user removed their own access (P-T32). */
  readonly onLeft: () => void;
}

export function EditWorkspace({ workspaceId, selfId, onLeft }: EditWorkspaceProps) {
  const { formatMessage } = useIntl();
  const { data, error, isPending, refetch } = useQuery(workspaceDetails(workspaceId));
  const showsSkeleton = useSkeleton(isPending);

  if (data && !showsSkeleton)
    return <WorkspaceForm details={data} selfId={selfId} onLeft={onLeft} />;
  if (!error) {
    return (
      showsSkeleton && (
        <div className={styles.notice}>
          <Card inset="none">
            <Skeleton shape="rows" count={6} label={formatMessage({ id: "waiting" })} />
          </Card>
        </div>
      )
    );
  }
  return (
    <div className={styles.notice}>
      <LoadFailure
        title={formatMessage({ id: "workspace.unavailable" })}
        error={error}
        onTryAgain={() => refetch()}
      />
    </div>
  );
}
