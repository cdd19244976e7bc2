import { isUserCopyThere } from "@tieout/core/submission";
import {
  findTenant,
  findUserCopyBySecret,
  saveAuditEvent,
  takeUserCopyDownload,
} from "@tieout/server/database";
import { downloadHeaders } from "@tieout/server/documents";
import { notFound } from "@tieout/server/http";
import { hashOf } from "@tieout/server/sealing";
import { copyCookie } from "../copy-cookie.ts";
import type { Handler } from "../operation.ts";

/** A copy's bytes. Without the mail's secret there is none, whatever the address names. */
export const downloadUserCopy: Handler<"downloadUserCopy"> = async (
  { params: { workspaceId, financialRecordId } },
  { tx, now, requestId, cookie, storage },
) => {
  const secret = cookie(copyCookie);
  const copy = await tx(async (db) => {
    const found = secret === undefined ? undefined : await findUserCopyBySecret(db, hashOf(secret));
    const { borrowerDisabled } = await findTenant(db);
    if (!found || borrowerDisabled || !isUserCopyThere(found, now)) return undefined;
    const isOfAddress =
      found.workspaceId === workspaceId && found.financialRecordId === financialRecordId;
    if (!isOfAddress || !(await takeUserCopyDownload(db, found.id))) return undefined;

    await saveAuditEvent(db, {
      at: now,
      action: "user-copy-downloaded",
      actor: { kind: "recipient" },
      workspaceId,
      subjectId: found.submissionId,
      requestId,
    });
    return found;
  });
  if (!copy) return notFound();

  const body = await storage.getStream(copy.storageKey);
  return { status: 200, body, headers: downloadHeaders(copy.fileName, copy.fileSize) };
};
