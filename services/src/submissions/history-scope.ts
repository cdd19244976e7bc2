import type { SubmissionSource, SubmissionStatus } from "@tieout/core/submission";
import type { Collections, PortalStatus } from "./submission.ts";

/** Which collections a history is about. */
export interface HistoryScope {
  /** Absent for the whole tenant. */
  readonly workspaceId?: string | undefined;
  readonly from?: Date | undefined;
  /** Up to and without. */
  readonly to?: Date | undefined;
  readonly statuses: readonly SubmissionStatus[];
  readonly sources: readonly SubmissionSource[];
  /** Somewhere in a workspace's name or code. */
  readonly term?: string | undefined;
  readonly portalStatus?: PortalStatus | undefined;
  /** Whoever looks: deleted ones are shown to members of their workspace alone. */
  readonly viewerId: string;
}

/** Keeps of some collections, with their workspaces, those that a history is about. */
export function within(found: Collections, scope: HistoryScope): Collections {
  const { workspaceId, from, to, statuses, sources, term, portalStatus, viewerId } = scope;
  // What an anonymous visitor has only begun is nobody's business yet (D-11).
  found.whereNotNull("workspaces.confirmedAt");
  if (workspaceId) found.where("submissions.workspaceId", workspaceId);
  if (portalStatus) found.where({ portalStatus });
  if (from) found.where("submissions.createdAt", ">=", from);
  if (to) found.where("submissions.createdAt", "<", to);
  found.whereIn(
    "submissions.mode",
    sources.flatMap((source) => modes[source]),
  );
  if (term) {
    found.whereRaw("(workspaces.display_name ilike ? or workspaces.engagement_code ilike ?)", [
      pattern(term),
      pattern(term),
    ]);
  }
  return found.where((any) => {
    any.whereRaw("false");
    const open = statuses.filter((status) => status !== "deleted");
    if (open.length > 0) any.orWhereIn("submissions.historyStatus", open);
    if (statuses.includes("deleted")) {
      any.orWhereRaw(`submissions.history_status = 'deleted' and ${isMember}`, [viewerId]);
    }
  });
}

const pattern = (term: string) => `%${term.replaceAll(/[\\%_]/g, "\\$&")}%`;

const modes = {
  "secure-link": ["shareable"],
  direct: ["direct", "excel"],
  anonymous: ["anonymous"],
} as const satisfies Record<SubmissionSource, readonly string[]>;

/** Whether whoever stands for `?` is a member of a collection's workspace. */
export const isMember = `exists (
  select from workspace_users
  where workspace_users.tenant_id = submissions.tenant_id
    and workspace_users.workspace_id = submissions.workspace_id
    and workspace_users.user_id = ?)`;
