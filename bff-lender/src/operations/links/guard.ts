import { sharedLinkState } from "@tieout/core/submission-request";
import { findLinkOfRequest, type StoredSharedLink, type Tx } from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import type { Lender } from "../../operation.ts";
import { type Entered, enterWorkspace, type Refused } from "../workspaces/guard.ts";

/** The way to a workspace's link; a withdrawn one is found by nobody. */
export async function enterLink(
  db: Tx,
  request: Pick<StoredSharedLink, "workspaceId" | "submissionRequestId">,
  caller: Lender,
): Promise<(Entered & { readonly link: StoredSharedLink }) | Refused> {
  const entered = await enterWorkspace(db, request.workspaceId, caller);
  if (entered.result === "refused") return entered;
  const link = await findLinkOfRequest(db, request);
  return link && link.deletedAt === undefined
    ? { ...entered, link }
    : { result: "refused", reply: notFound() };
}

/** The answer about a link that leads nowhere any more; nothing for an open one. */
export function endedLink(link: StoredSharedLink, now: Date) {
  return sharedLinkState(link, now) === "open"
    ? undefined
    : problem(409, "link-ended", "This link has expired.", "Create a new one.");
}
