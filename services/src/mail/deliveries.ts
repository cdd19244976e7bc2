import { businessInfoOf } from "@tieout/core/business-info";
import { parseEmail } from "@tieout/core/text";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Submission } from "../submissions/submission.ts";
import { findWorkspace } from "../workspaces/workspace.ts";

/** A mail in the outbox (D-30). */
export interface MailDelivery {
  readonly id: string;
  readonly kind: string;
  readonly toAddress: string;
  readonly language: "en" | "es" | "fr";
  /** Data for its text. Never a secret. */
  readonly content: object;
  /** Sealed for `mail` and the delivery's id: the link's fragment. */
  readonly sealedSecret: Buffer | null;
  readonly state: "Queued" | "Sent" | "Failed" | "Bounced";
  readonly attempts: number;
}

export interface NewMailDelivery
  extends Pick<MailDelivery, "id" | "kind" | "toAddress" | "language" | "content"> {
  readonly sealedSecret?: Buffer;
  readonly workspaceId?: string;
  readonly submissionId?: string;
  readonly now: Date;
}

/** Puts a mail into the outbox. Queue `send-mail` in the same transaction. */
export async function saveMailDelivery(db: Tx, mail: NewMailDelivery): Promise<void> {
  const { content, sealedSecret, workspaceId, submissionId, now, ...rest } = mail;
  await table(db, "mailDeliveries").insert({
    tenantId: db.tenantId,
    ...rest,
    content: JSON.stringify(content),
    sealedSecret: sealedSecret ?? null,
    workspaceId: workspaceId ?? null,
    submissionId: submissionId ?? null,
    createdAt: now,
  });
}

export async function findMailDelivery(db: Tx, id: string): Promise<MailDelivery | undefined> {
  return table(db, "mailDeliveries")
    .where({ tenantId: db.tenantId, id })
    .first("id", "kind", "toAddress", "language", "content", "sealedSecret", "state", "attempts");
}

/**
 * Where to mail the outcome to a borrower (D-15): their own address, else the one the lender mailed the link to.
 * Undefined where neither is known, and for a lender's own collection.
 */
export async function findBorrowerAddress(
  db: Tx,
  submission: Pick<
    Submission,
    "workspaceId" | "sourceFlow" | "mode" | "metadata" | "verificationEmail" | "linkSessionId"
  >,
): Promise<string | undefined> {
  const { workspaceId, sourceFlow, mode, metadata, verificationEmail, linkSessionId } = submission;
  if (sourceFlow !== "borrower") return undefined;
  const given = verificationEmail ?? parseEmail(businessInfoOf(metadata).email);
  if (given !== undefined) return given;
  if (mode === "anonymous") return (await findWorkspace(db, workspaceId))?.primaryEmail;
  return linkSessionId === undefined ? undefined : findAddressOfLink(db, linkSessionId);
}

async function findAddressOfLink(db: Tx, linkSessionId: string): Promise<string | undefined> {
  const { tenantId } = db;
  const link = table(db, "linkSessions")
    .where({ tenantId, id: linkSessionId })
    .select("sharedLinkId");
  const found = await table(db, "mailDeliveries")
    .where({ tenantId, kind: "request" })
    .whereRaw("content ->> 'sharedLinkId' = (?)::text", [link])
    .orderBy("createdAt", "desc")
    .first("toAddress");
  return found?.toAddress;
}

/** Whether this mail was sent about a submission's record before. */
export async function hasMailOfRecord(
  db: Tx,
  {
    kind,
    submissionId,
    financialRecordId,
  }: Readonly<Record<"kind" | "submissionId" | "financialRecordId", string>>,
): Promise<boolean> {
  const found = await table(db, "mailDeliveries")
    .where({ tenantId: db.tenantId, kind, submissionId })
    .whereRaw("content ->> 'financialRecordId' = ?", [financialRecordId])
    .first("id");
  return found !== undefined;
}

/** Records an attempt; the queue retries. The sealed secret goes with the last attempt. */
export async function recordMailAttempt(
  db: Tx,
  id: string,
  attempt:
    | { readonly result: "sent"; readonly messageId: string; readonly now: Date }
    | {
        readonly result: "failed";
        readonly error: string;
        readonly final: boolean;
        readonly now: Date;
      },
): Promise<void> {
  const { now } = attempt;
  const attempts = db.raw("attempts + 1");
  await table(db, "mailDeliveries")
    .where({ tenantId: db.tenantId, id })
    .whereIn("state", ["Queued", "Failed"])
    .update(
      attempt.result === "sent"
        ? {
            state: "Sent",
            messageId: attempt.messageId,
            sentAt: now,
            lastAttemptAt: now,
            attempts,
            lastError: null,
            sealedSecret: null,
          }
        : {
            state: attempt.final ? "Failed" : "Queued",
            lastError: attempt.error,
            attempts,
            lastAttemptAt: now,
            ...(attempt.final && { sealedSecret: null }),
          },
    );
}
