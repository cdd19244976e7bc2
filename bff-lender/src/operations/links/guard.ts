import { sharedLinkState } from "@tieout/core/submission-request";
import {
  findLinkOfRequest,
  type StoredSharedLink,
  type Transact,
  type Tx,
  withinRateLimit,
} from "@tieout/server/database";
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

/** Mails that a network may have us send in an hour to addresses it names: links, and whose an address is. */
const anHour = { operation: "mail-link", windowSeconds: 3_600, limit: 60 };

/** Counts one mail more, and says whether it may be sent. In a transaction of its own. */
export const mayMail = (tx: Transact, addressPrefix: string, now: Date): Promise<boolean> =>
  tx((db) => withinRateLimit(db, { ...anHour, addressPrefix }, now));

export const tooManyMails = () =>
  problem(429, "too-many-tries", "Too many mails were sent. Please wait an hour.");
