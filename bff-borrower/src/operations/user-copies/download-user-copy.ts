import { isUserCopyThere } from "@tieout/core/submission";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import { setCookie } from "@tieout/server/http/cookies";
import { notFound } from "@tieout/server/http/problem";
import { hashOf } from "@tieout/server/sealing/secrets";
import { downloadHeaders } from "@tieout/services/documents/download";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { findSubmission } from "@tieout/services/submissions/submission";
import { findUserCopyBySecret, takeUserCopyDownload } from "@tieout/services/user-copies/user-copy";
import { limitGuesses, noSuchLink } from "../confirmations/confirmations.ts";
import type { Handler } from "../operation.ts";

/** Allows a copy's download in the browser that opened the mail's link (D-12). */
export const copyCookie = "__Host-tieout-copy";

/** Stores the mail's secret in a cookie that pages can't read. Opening doesn't count as a download. */
export const openUserCopy: Handler<"openUserCopy"> = async (
  { body: { secret, workspaceId, financialRecordId } },
  { tx, now, addressPrefix },
) => {
  await limitGuesses({ tx, now, addressPrefix });

  return tx(async (db) => {
    const { borrowerDisabled } = await findTenant(db);
    const copy = await findUserCopyBySecret(db, hashOf(secret));
    const isOfAddress =
      copy?.workspaceId === workspaceId && copy.financialRecordId === financialRecordId;
    if (borrowerDisabled || !copy || !isOfAddress || !isUserCopyThere(copy, now)) {
      return noSuchLink();
    }
    const record = await findFinancialRecord(db, { workspaceId, id: financialRecordId });
    const submission = await findSubmission(db, { workspaceId, id: copy.submissionId });
    if (!record || !submission) return noSuchLink();

    const { expiresAt, downloadsLeft, fileName, fileSize, workspaceName, submittedAt } = copy;
    const { groups, anonymized, hasEntries, from, upTo } = record;
    const receivedAt = submission.financialRecordCreatedAt ?? submittedAt;
    return {
      status: 200,
      headers: { "set-cookie": setCookie(copyCookie, secret, { now, expiresAt }) },
      body: {
        fileName,
        bytes: fileSize,
        displayName: workspaceName,
        downloadsLeft,
        groups: [...groups],
        anonymized,
        hasEntries,
        from,
        upTo,
        creationTime: receivedAt.toISOString(),
        expirationTime: expiresAt.toISOString(),
      },
    };
  });
};

/** A copy's bytes. Requires the mail's secret, whatever the address names; if storage fails, no download is counted. */
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
  // Prevents an unhandled error before the stream is read; errors are handled below.
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
