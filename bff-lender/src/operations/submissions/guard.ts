import { capabilitiesOf } from "@tieout/core/access";
import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import type { HistoryScope } from "@tieout/services/submissions/history";
import {
  findSubmission,
  findWorkspaceOfSubmission,
  type Submission,
} from "@tieout/services/submissions/submission";
import type { Lender } from "../operation.ts";
import { type AuthorizedWorkspace, authorizeWorkspace } from "../workspaces/guard.ts";

export async function authorizeSubmission(
  db: Tx,
  id: string,
  caller: Lender,
): Promise<AuthorizedWorkspace> {
  const workspaceId = await findWorkspaceOfSubmission(db, id);
  if (workspaceId === undefined) throw new Refusal(notFound());
  return authorizeWorkspace(db, workspaceId, caller);
}

/** Loads a submission that isn't hidden. Authorize its workspace first. */
export async function requireSubmission(
  db: Tx,
  key: Parameters<typeof findSubmission>[1],
): Promise<Submission> {
  const submission = await findSubmission(db, key);
  if (!submission || submission.deletedAt) throw new Refusal(notFound());
  return submission;
}

interface Asked extends Pick<HistoryScope, "statuses" | "sources" | "term"> {
  readonly entityId?: string | undefined;
  readonly startCreationDate?: string | undefined;
  readonly endCreationDate?: string | undefined;
}

/** A workspace's history is for its members; the tenant's for users who may view all (S-C1, D-49). */
export async function authorizeHistory(
  db: Tx,
  { entityId: workspaceId, startCreationDate, endCreationDate, term, statuses, sources }: Asked,
  caller: Lender,
): Promise<HistoryScope> {
  if (workspaceId !== undefined) await authorizeWorkspace(db, workspaceId, caller);
  else if (!mayViewAll(caller)) throw new Refusal(notAllowed());
  return {
    workspaceId,
    statuses,
    sources,
    viewerId: caller.userId,
    term: term?.trim() || undefined,
    from: startCreationDate ? new Date(startCreationDate) : undefined,
    to: endCreationDate ? new Date(endCreationDate) : undefined,
  };
}

/** Whether a user sees that submissions exist in workspaces they aren't in. */
export const mayViewAll = ({ roles }: Lender): boolean =>
  capabilitiesOf(roles).includes("CanViewGlobalSubmissions");

const notAllowed = () => problem(403, "not-allowed", { title: "view-all-collections-not-allowed" });
