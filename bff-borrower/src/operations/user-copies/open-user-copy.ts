import { isUserCopyThere } from "@tieout/core/submission";
import {
  findFinancialRecord,
  findSubmission,
  findTenant,
  findUserCopyBySecret,
} from "@tieout/server/database";
import { setCookie } from "@tieout/server/http";
import { hashOf } from "@tieout/server/sealing";
import type { Handler } from "../../operation.ts";
import { mayGuess, noSuchLink, tooManyGuesses } from "../confirmations/confirmations.ts";
import { copyCookie } from "./copy-cookie.ts";

/**
 * Says what the mail's link leads to, and gives the browser what the download asks for: the link's secret
 * once more, in a cookie that no page can read. Opening it counts for nothing.
 */
export const openUserCopy: Handler<"openUserCopy"> = async (
  { body: { secret, workspaceId, financialRecordId } },
  { tx, now, addressPrefix },
) => {
  if (!(await mayGuess(tx, addressPrefix, now))) return tooManyGuesses();

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
    const { groups, anonymized, from, upTo } = record;
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
        from,
        upTo,
        creationTime: receivedAt.toISOString(),
        expirationTime: expiresAt.toISOString(),
      },
    };
  });
};
