import { findTenant } from "@tieout/server/database/tenant/tenant";
import { cookieOf } from "@tieout/server/http/cookies";
import type { Authenticator } from "@tieout/server/http/middleware/authenticate";
import { hashOf } from "@tieout/server/sealing/secrets";
import { findReceiptByKey } from "@tieout/services/receipts/receipt";
import type { Borrower } from "../operation.ts";

/** What a receipt is used by: the browser that opened the mail's link has it. */
export const receiptCookie = "__Host-tieout-receipt";

/** A browser keeps it no longer than a borrower's session lasts; the mail opens it again. */
export const receiptCookieMs = 86_400_000;

/**
 * Lets in whoever opened the mail that leads to the receipt which the address names, as the visitor who made
 * it. Who has another receipt's mail may have come by a link, and is asked for that.
 */
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
    };
  });
};

const names = (path: string, submissionId: string) =>
  path.toLowerCase().split("/").includes(submissionId);
