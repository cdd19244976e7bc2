import { findTenant } from "@tieout/server/database/tenant/tenant";
import { cookieOf } from "@tieout/server/http/cookies";
import type { Authenticator } from "@tieout/server/http/middleware/authenticate";
import { hashOf } from "@tieout/server/sealing/secrets";
import { findReceiptByKey } from "@tieout/services/receipts/receipt";
import type { Borrower } from "../operation.ts";

/** Set when the browser opened the mail's link. */
export const receiptCookie = "__Host-tieout-receipt";

/** No longer than a borrower's session; the mail opens it again. */
export const receiptCookieMs = 86_400_000;

/** Authenticates the holder of the receipt's mail as the visitor who made it; others fall back to a link session. */
export const authenticateByReceipt: Authenticator<Borrower> = async (
  ctx,
  { host: { tenantId }, now, tx },
) => {
  const secret = cookieOf(ctx, receiptCookie);
  if (!secret) return undefined;
  const sessionHash = hashOf(secret);

  return tx(async (db) => {
    const found = await findReceiptByKey(db, sessionHash);
    if (!found || !names(ctx.path, found.receipt.submissionId)) return undefined;
    const { borrowerDisabled: tenantDisabled } = await findTenant(db);
    const { linkSessionId: id } = found.receipt;
    const ends = new Date(now.getTime() + receiptCookieMs);
    const session = {
      id,
      workspaceId: found.workspaceId,
      slidingExpiresAt: ends,
      absoluteExpiresAt: ends,
    };
    return {
      tenantId,
      tenantDisabled,
      callerId: id,
      callerKind: "borrower",
      session,
      sessionHash,
      byMail: true,
      ...(found.address && { mailedTo: found.address }),
    };
  });
};

const names = (path: string, submissionId: string) =>
  path.toLowerCase().split("/").includes(submissionId);
