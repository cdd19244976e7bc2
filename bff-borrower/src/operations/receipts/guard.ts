import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { problem } from "@tieout/server/http/problem";
import { type ReckonedReceipt, reckonReceipt } from "@tieout/services/receipts/reckon-receipt";
import type { Borrower } from "../../operation.ts";

export interface ReceiptAddress {
  readonly workspaceId: string;
  readonly submissionId: string;
}

/** A receipt of this visitor's own; another visitor's is nothing to them (D-9). */
export async function ownReceipt(
  db: Tx,
  { session: { id, workspaceId } }: Borrower,
  address: ReceiptAddress,
  now: Date,
): Promise<ReckonedReceipt | undefined> {
  if (address.workspaceId !== workspaceId) return undefined;
  const found = await reckonReceipt(db, address, now);
  return found?.linkSessionId === id ? found : undefined;
}

/** Files and changes of receipts that a network may ask for in an hour. */
const anHour = { operation: "use-receipt", windowSeconds: 3_600, limit: 60 };

/** Counts one more, and says whether it's taken. In a transaction of its own. */
export const mayUseReceipt = (tx: Transact, addressPrefix: string, now: Date): Promise<boolean> =>
  tx((db) => withinRateLimit(db, { ...anHour, addressPrefix }, now));

export const usedTooOften = () =>
  problem(429, "too-many-tries", { title: "too-many-receipt-requests" });
