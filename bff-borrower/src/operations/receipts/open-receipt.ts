import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import { setCookie } from "@tieout/server/http/cookies";
import { hashOf } from "@tieout/server/sealing/secrets";
import { findReceiptByKey } from "@tieout/services/receipts/receipt";
import { reckonReceipt } from "@tieout/services/receipts/reckon-receipt";
import { noSuchLink, tooManyGuesses } from "../confirmations/confirmations.ts";
import type { Handler } from "../operation.ts";
import { receiptCookie, receiptCookieMs } from "./authenticate-receipt.ts";
import { presentReceipt } from "./presenter.ts";

/** Guesses at receipt secrets per network and minute. */
const aMinute = { operation: "open-receipt", windowSeconds: 60, limit: 20 };

/** Opens a mail's receipt, and stores the mail's secret in a cookie that pages can't read. Open while the tenant is disabled. */
export const openReceipt: Handler<"openReceipt"> = async (
  { body: { secret, workspaceId, submissionId } },
  { tx, today, now, addressPrefix },
) => {
  const may = await tx((db) => withinRateLimit(db, { ...aMinute, addressPrefix }, now));
  if (!may) return tooManyGuesses();

  return tx(async (db) => {
    const key = await findReceiptByKey(db, hashOf(secret));
    const isOfAddress =
      key?.workspaceId === workspaceId && key.receipt.submissionId === submissionId;
    if (!isOfAddress) return noSuchLink();
    const found = await reckonReceipt(db, { workspaceId, submissionId }, now, key);
    if (!found) return noSuchLink();

    const expiresAt = new Date(now.getTime() + receiptCookieMs);
    const session = {
      id: found.linkSessionId,
      workspaceId,
      slidingExpiresAt: expiresAt,
      absoluteExpiresAt: expiresAt,
    };
    return {
      status: 200,
      headers: { "set-cookie": setCookie(receiptCookie, secret, { now, expiresAt }) },
      body: await presentReceipt(db, { session, byMail: true }, found, { today, now }),
    };
  });
};
