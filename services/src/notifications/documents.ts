import type { Told } from "@tieout/core/notification";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findSubmission } from "../submissions/find.ts";
import { notify } from "./notify.ts";
import { overviewOf } from "./overview.ts";

/** Tells a workspace's people that a borrower has sent documents, in the caller's transaction. */
export async function notifyDocumentUploaded(
  db: Tx,
  about: { readonly workspaceId: string; readonly submissionId: string; readonly now: Date },
  count: number,
): Promise<readonly Told[]> {
  const { workspaceId, submissionId, now } = about;
  const submission = await findSubmission(db, { workspaceId, id: submissionId });
  const occasion = {
    type: "document-uploaded" as const,
    now,
    workspaceId,
    submissionId,
    askedBy: submission?.requestingUserId,
  };
  return notify(db, occasion, (reader, { seesNames }, { lenderOrigin }) => ({
    ...reader,
    ...(seesNames && submission && { workspaceName: submission.workspaceName }),
    count,
    receivedAt: now.toISOString(),
    submissionUrl: overviewOf(lenderOrigin, about),
  }));
}
