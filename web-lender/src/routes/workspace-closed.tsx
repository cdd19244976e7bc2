import { EmptyState } from "@tieout/ui-kit";
import { Lock } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { GetAccess } from "../features/get-access.tsx";

interface WorkspaceClosedProps {
  readonly what: "workspace" | "submission";
  readonly workspaceId: string;
  readonly mayAddThemselves: boolean;
  readonly onAdded: () => void;
}

/**
 * For a workspace without access, or one whose user manager must add themselves first (D-34, P-T33,
 * P-T34).
 */
export function WorkspaceClosed({ what, ...props }: WorkspaceClosedProps) {
  const { formatMessage } = useIntl();

  return (
    <EmptyState
      headingLevel={1}
      icon={<Lock aria-hidden />}
      title={formatMessage({ id: titles[what] })}
      action={<GetAccess {...props} asks={props.mayAddThemselves} />}
    >
      <FormattedMessage
        id={props.mayAddThemselves ? "workspace.closedToManager" : "workspace.closed"}
      />
    </EmptyState>
  );
}

const titles = { workspace: "workspace.noAccess", submission: "review.noAccess.title" } as const;
