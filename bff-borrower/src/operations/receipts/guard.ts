import type { Day } from "@tieout/core/calendar/day";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { CallBase } from "@tieout/server/http/operation";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { findAskOfReceipt, type WaitingAsk } from "@tieout/services/consent/permission-ask";
import { findTypedAddress } from "@tieout/services/email-proof/proven-address";
import { findReceipt, type StoredReceipt } from "@tieout/services/receipts/receipt";
import { type ReckonedReceipt, reckonReceipt } from "@tieout/services/receipts/reckon-receipt";
import type { Borrower } from "../operation.ts";

export interface ReceiptAddress {
  readonly workspaceId: string;
  readonly submissionId: string;
}

/** Loads this visitor's own receipt; others' are hidden (D-9). */
export const authorizeReceipt = (
  db: Tx,
  caller: Borrower,
  address: ReceiptAddress,
): Promise<StoredReceipt> => requireOwn(caller, address, () => findReceipt(db, address));

/** Loads this visitor's own receipt, with all that it says now. */
export const authorizeReckoned = (
  db: Tx,
  caller: Borrower,
  address: ReceiptAddress,
  now: Date,
): Promise<ReckonedReceipt> =>
  requireOwn(caller, address, async () =>
    reckonReceipt(db, address, now, { address: await addressOf(db, caller) }),
  );

async function requireOwn<Found extends Pick<StoredReceipt, "linkSessionId">>(
  { session: { id, workspaceId } }: Borrower,
  address: ReceiptAddress,
  find: () => Promise<Found | undefined>,
): Promise<Found> {
  if (address.workspaceId !== workspaceId) throw new Refusal(notFound());
  const found = await find();
  if (found?.linkSessionId !== id) throw new Refusal(notFound());
  return found;
}

/** The waiting ask that was mailed to the caller's own address. Authorize the caller for the receipt first. */
export async function findOwnAsk(
  db: Tx,
  caller: Borrower,
  address: ReceiptAddress,
  days: { readonly today: Day; readonly now: Date },
): Promise<WaitingAsk | undefined> {
  return findAskOfReceipt(db, { ...address, readerAddress: await addressOf(db, caller) }, days);
}

/** The address that the receipt's mail was sent to, if its link authenticates; else the one that the visitor proved by a code. */
async function addressOf(
  db: Tx,
  { session, byMail, mailedTo }: Borrower,
): Promise<string | undefined> {
  return byMail ? mailedTo : findTypedAddress(db, session.id);
}

/** Receipt downloads and changes per network and hour. */
const anHour = { operation: "use-receipt", windowSeconds: 3_600, limit: 60 };

/** Counts one in its own transaction, and refuses a network over the limit. */
export async function limitReceipts({
  tx,
  now,
  addressPrefix,
}: Pick<CallBase<Borrower>, "tx" | "now" | "addressPrefix">): Promise<void> {
  if (await tx((db) => withinRateLimit(db, { ...anHour, addressPrefix }, now))) return;
  throw new Refusal(problem(429, "too-many-tries", { title: "too-many-receipt-requests" }));
}
