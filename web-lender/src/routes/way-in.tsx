import { useSuspenseQuery } from "@tanstack/react-query";
import { VisuallyHidden } from "@tieout/ui-kit";
import { currentUser } from "../api/session.ts";
import { AddYourself } from "../features/add-yourself/add-yourself.tsx";
import { RequestAccess } from "../features/request-access/request-access.tsx";

interface WayInProps {
  readonly workspaceId: string;
  readonly displayName?: string;
  /** The server's word: whoever looks after its users may let themselves in. */
  readonly mayAddThemselves: boolean;
  /** Asks at once, where somebody came to open something. */
  readonly asks?: boolean;
  readonly onAdded: () => void;
}

/** What somebody can do about a workspace that is closed to them (D-34). */
export function WayIn({ workspaceId, displayName, mayAddThemselves, asks, onAdded }: WayInProps) {
  const { data: user } = useSuspenseQuery(currentUser());

  return mayAddThemselves ? (
    <AddYourself
      workspaceId={workspaceId}
      {...(displayName !== undefined && { displayName })}
      {...(asks !== undefined && { asks })}
      selfId={user.id}
      onAdded={onAdded}
    />
  ) : (
    <RequestAccess workspaceId={workspaceId}>
      {displayName !== undefined && <VisuallyHidden>, {displayName}</VisuallyHidden>}
    </RequestAccess>
  );
}
