import { randomUUID } from "node:crypto";
import { acceptedRegion } from "@tieout/core/language";
import { anonymousRequestId } from "@tieout/core/submission";
import { parseEmail } from "@tieout/core/text";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import type { Tx } from "@tieout/server/database/with-tenant";
import { invalid, notFound, problem } from "@tieout/server/http/problem";
import { noAddress } from "@tieout/services/email-confirmation/ask-to-confirm";
import { keepProvenAddress } from "@tieout/services/email-proof/proven-address";
import type { LinkSession } from "@tieout/services/links/link-session";
import { saveSubmission } from "@tieout/services/submissions/submission";
import { findSubmissionRequest } from "@tieout/services/submissions/submission-request";
import { findWorkspace } from "@tieout/services/workspaces/workspace";
import { authorizeNamed } from "../link-sessions/guard.ts";
import type { Handler } from "../operation.ts";
import { metadataErrors } from "./check-metadata.ts";

/** Collections per network and hour: each is a row in the lender's history. */
const anHour = { operation: "create-submission", windowSeconds: 3_600, limit: 300 };

/** Nothing is reserved yet: an import does that (D-39). A given address proves nothing until its code is typed. */
export const createSubmission: Handler<"createSubmission"> = async (
  { body: { entityId: workspaceId, requestId, submissionMetadata = [], verificationEmail } },
  { once, tx, now, language, acceptedLanguages, addressPrefix, caller: { session } },
) => {
  const submissionRequestId = requestId === anonymousRequestId ? undefined : requestId;
  const isAnonymous = session.submissionRequestId === undefined;
  const named = { workspaceId, ...(submissionRequestId && { submissionRequestId }) };
  authorizeNamed(session, named);
  if (isAnonymous !== (submissionRequestId === undefined)) return notFound();
  const address = verificationEmail === undefined ? undefined : parseEmail(verificationEmail);
  if (verificationEmail !== undefined && address === undefined) {
    return noAddress("/body/verificationEmail");
  }
  if (!(await tx((db) => withinRateLimit(db, { ...anHour, addressPrefix }, now)))) {
    return problem(429, "too-many-tries", { title: "too-many-submissions" });
  }

  return once(async (db) => {
    const faults = await metadataErrors(db, submissionMetadata, { isAnonymous });
    if (faults.length > 0) return invalid(faults);
    const workspace = await findWorkspace(db, workspaceId);
    const asked = await askedOf(db, session);
    if (!workspace || !asked) return notFound();

    const id = randomUUID();
    await saveSubmission(db, {
      id,
      workspaceId,
      now,
      ...asked,
      sourceFlow: "borrower",
      metadata: submissionMetadata,
      ...(address !== undefined && { verificationEmail: address }),
      linkSessionId: session.id,
      language,
      region: acceptedRegion(acceptedLanguages, language),
    });
    await keepProvenAddress(db, session, now);
    return { status: 200, body: { id } };
  });
};

/** The link's request, or none for the anonymous link. */
async function askedOf(db: Tx, { workspaceId, submissionRequestId: id }: LinkSession) {
  if (id === undefined) return { mode: "anonymous" } as const;
  const request = await findSubmissionRequest(db, { workspaceId, id });
  if (!request) return undefined;
  const { requestingUserId } = request;
  const mode = "shareable" as const;
  return { mode, submissionRequestId: id, ...(requestingUserId && { requestingUserId }) };
}
