import { capabilitiesOf } from "@tieout/core/access";
import { findWorkspaceOfSubmission, type HistoryScope, type Tx } from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import type { Lender } from "../../operation.ts";
import { type Entered, enterWorkspace, type Refused } from "../workspaces/guard.ts";

/** The way to a submission whose address names no workspace: through the one that it's in. */
export async function enterSubmission(
  db: Tx,
  id: string,
  caller: Lender,
): Promise<Entered | Refused> {
  const workspaceId = await findWorkspaceOfSubmission(db, id);
  if (workspaceId === undefined) return { result: "refused", reply: notFound() };
  return enterWorkspace(db, workspaceId, caller);
}

/** What a history is asked for with. */
interface Asked extends Pick<HistoryScope, "statuses" | "sources" | "term"> {
  readonly entityId?: string | undefined;
  readonly startCreationDate?: string | undefined;
  readonly endCreationDate?: string | undefined;
}

interface NotAllowed {
  readonly result: "refused";
  readonly reply: ReturnType<typeof problem<403>>;
}

/** A workspace's history is its members'; the tenant's is of who may view it all (S-C1, D-49). */
export async function enterHistory(
  db: Tx,
  { entityId: workspaceId, startCreationDate, endCreationDate, term, statuses, sources }: Asked,
  caller: Lender,
): Promise<{ readonly result: "entered"; readonly scope: HistoryScope } | Refused | NotAllowed> {
  if (workspaceId === undefined) {
    if (!mayViewAll(caller)) return { result: "refused", reply: notAllowed() };
  } else {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered;
  }
  return {
    result: "entered",
    scope: {
      workspaceId,
      statuses,
      sources,
      viewerId: caller.userId,
      term: term?.trim() || undefined,
      from: startCreationDate ? new Date(startCreationDate) : undefined,
      to: endCreationDate ? new Date(endCreationDate) : undefined,
    },
  };
}

/** Whether somebody sees that there are submissions in workspaces that they aren't in. */
export const mayViewAll = ({ roles }: Lender): boolean =>
  capabilitiesOf(roles).includes("CanViewGlobalSubmissions");

const notAllowed = () =>
  problem(403, "not-allowed", "You may not view the data collections of every workspace.");
