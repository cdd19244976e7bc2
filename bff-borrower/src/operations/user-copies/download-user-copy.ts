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
import type { Handler } from "../../operation.ts";
import { copyCookie } from "./copy-cookie.ts";

/**
 * A copy's bytes. Without the mail's secret there is none, whatever the address names; and where storage is away,
 * none of the few downloads is used up.
 */
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
    return isOfAddress ? found : undefined;
  });
  if (!copy) return notFound();

  const body = await storage.getStream(copy.storageKey);
  // Nobody reads it yet: what breaks it meanwhile is said below.
  body.once("error", () => undefined);
  const isTaken = await tx(async (db) => {
    if (!(await takeUserCopyDownload(db, copy.id))) return false;
    await saveAuditEvent(db, {
      at: now,
      action: "user-copy-downloaded",
      actor: { kind: "recipient" },
      workspaceId,
      subjectId: copy.submissionId,
      requestId,
    });
    return true;
  });
  if (!isTaken) {
    body.destroy();
    return notFound();
  }
  if (body.errored) throw body.errored;
  return { status: 200, body, headers: downloadHeaders(copy.fileName, copy.fileSize) };
};
