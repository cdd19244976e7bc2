import { createHash } from "node:crypto";
import { findStoredReply, storeReply } from "../database/idempotency/idempotency.ts";
import type { Tx } from "../database/with-tenant.ts";
import type { AuthenticatedCaller, CallBase, Caller, StoredReply } from "./operation.ts";
import { problem } from "./problem.ts";
import { Refusal } from "./refusal.ts";

export interface IdempotentRequest {
  readonly operation: string;
  readonly caller: Caller;
  /** What the client sent as Idempotency-Key; '' for none. */
  readonly key: string;
  readonly input: unknown;
}

/** A reused key with another request is a client's mistake and mustn't look like success. */
const keyReused = () =>
  problem(409, "idempotency-key-reused", {
    title: "idempotency-key-reused",
    detail: "use-own-idempotency-key",
  });

/**
 * Runs `work` once for a key (D-31); the reply is saved in its transaction, faults aside, and concurrent twins wait.
 */
export async function once<Result extends StoredReply>(
  tx: CallBase<unknown>["tx"],
  work: (db: Tx) => Promise<Result>,
  { operation, caller, key, input }: IdempotentRequest,
): Promise<Result> {
  if (!key) return tx(work);
  const name = { operation, caller: callerName(caller), key };
  const requestHash = createHash("sha256").update(JSON.stringify(input)).digest();

  return tx(async (db) => {
    const stored = await findStoredReply(db, name);
    if (stored && !stored.requestHash.equals(requestHash)) throw new Refusal(keyReused());
    if (stored) {
      const reply: StoredReply = { status: stored.status, body: stored.body };
      // Same operation and input, so the reply has this type.
      return reply as Result;
    }

    const reply = await work(db);
    if (reply.status < 500) await storeReply(db, { ...name, requestHash, reply });
    return reply;
  });
}

/** Keys are each caller's own, so an unauthenticated caller has none. */
function callerName(caller: Caller | AuthenticatedCaller): string {
  if (!("callerId" in caller)) throw new Error("A key is for who is known, not for anybody");
  return caller.callerId;
}
