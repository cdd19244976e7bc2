import { uploadOf } from "@tieout/core/document";
import { sharedLinkState } from "@tieout/core/submission-request/submission-request";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { receiveDocument } from "@tieout/services/documents/receive-document";
import type { LinkSession } from "@tieout/services/links/link-session";
import { findSharedLink } from "@tieout/services/links/shared-link";
import { presentDocument } from "@tieout/services/presenting/file-import";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { linkDeleted, linkExpired } from "../link-sessions/authenticate-link.ts";
import { authorizeSubmission, optionsOf } from "../link-sessions/guard.ts";
import type { Handler } from "../operation.ts";

/** Documents per network and hour (D-28). */
const anHour = { operation: "upload-document", windowSeconds: 3_600, limit: 300 };

export const uploadDocument: Handler<"uploadDocument"> = async (
  { params: { workspaceId }, query: { submissionId, submissionDocumentType = "Additional" }, body },
  call,
) => {
  const { tx, now, addressPrefix, caller } = call;
  const { session } = caller;
  const allowed = await tx((db) => withinRateLimit(db, { ...anHour, addressPrefix }, now));
  if (!allowed) {
    return problem(429, "too-many-tries", { title: "too-many-files-sent" });
  }

  const address = {
    workspaceId,
    submissionId,
    submissionDocumentType,
    uploadedBy: { linkSessionId: session.id },
  };
  const authorize = (db: Tx) => authorizeUpload(db, session, address, now);
  const document = await receiveDocument(body, address, authorize, call);
  return { status: 200, body: presentDocument(document) };
};

async function authorizeUpload(
  db: Tx,
  session: LinkSession,
  key: { readonly workspaceId: string; readonly submissionId: string },
  now: Date,
): Promise<void> {
  const submission = await authorizeSubmission(db, key, session);
  if (submission.deletedAt) throw new Refusal(notFound());

  const state = await linkState(db, session, now);
  if (state === "link-deleted") throw new Refusal(linkDeleted());
  if (state === "link-expired") throw new Refusal(linkExpired());
  const settings = await findTenantSettings(db);
  const target = {
    anonymous: submission.mode === "anonymous",
    allowUserUpload: (await optionsOf(db, session, settings))?.allowUserUpload === true,
  };
  const gone = submission.filesDeletedAt ?? submission.withdrawnAt;
  if (uploadOf(target, settings) === "not-allowed" || gone) {
    throw new Refusal(problem(403, "upload-not-allowed", { title: "documents-not-taken" }));
  }
}

/** A visitor of the anonymous link has no link that could expire. */
async function linkState(db: Tx, { sharedLinkId }: LinkSession, now: Date) {
  if (sharedLinkId === undefined) return "open";
  const link = await findSharedLink(db, sharedLinkId);
  return link ? sharedLinkState(link, now) : "link-deleted";
}
