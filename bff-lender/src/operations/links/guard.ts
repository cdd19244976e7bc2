import { sharedLinkState } from "@tieout/core/submission-request/submission-request";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { findLinkOfRequest, type StoredSharedLink } from "@tieout/services/links/shared-link";
import type { Lender } from "../operation.ts";
import { type AuthorizedWorkspace, authorizeWorkspace } from "../workspaces/guard.ts";

/** Loads a link of a workspace that the caller may see. Withdrawn links are 404. */
export async function authorizeLink(
  db: Tx,
  request: Pick<StoredSharedLink, "workspaceId" | "submissionRequestId">,
  caller: Lender,
): Promise<AuthorizedWorkspace & { readonly link: StoredSharedLink }> {
  const authorized = await authorizeWorkspace(db, request.workspaceId, caller);
  const link = await findLinkOfRequest(db, request);
  if (!link || link.deletedAt !== undefined) throw new Refusal(notFound());
  return { ...authorized, link };
}

export function requireOpenLink(link: StoredSharedLink, now: Date): void {
  if (sharedLinkState(link, now) === "open") return;
  throw new Refusal(
    problem(409, "link-ended", { title: "link-expired", detail: "create-new-link" }),
  );
}

/** Mails per network and hour to addresses it names: links and email confirmations. */
const mailsAnHour = { operation: "mail-link", windowSeconds: 3_600, limit: 60 };

/** Counts a mail in its own transaction, and refuses it over the limit. */
export async function limitMails(tx: Transact, addressPrefix: string, now: Date): Promise<void> {
  if (await tx((db) => withinRateLimit(db, { ...mailsAnHour, addressPrefix }, now))) return;
  throw new Refusal(problem(429, "too-many-tries", { title: "too-many-mails" }));
}
