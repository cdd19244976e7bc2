import { randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import {
  type CodesMailed,
  emailCodeDigits,
  emailCodeMinutes,
  emailCodeTries,
  mayMailCode,
} from "@tieout/core/consent/email-code";
import type { Language } from "@tieout/core/language";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Sealer } from "@tieout/server/sealing/sealer";
import type { EmailCodeMail } from "../mail/borrower-mails.ts";
import { saveMailDelivery } from "../mail/deliveries.ts";
import { placeOfMailSecret } from "../mail/secret-link.ts";
import { findTenantSettings } from "../tenants/settings.ts";

const placeOfCode = (id: string) => ({ purpose: "email-code", id });

interface CodeAsked {
  readonly linkSessionId: string;
  readonly workspaceId: string;
  readonly address: string;
  readonly networkPrefix: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Mails a new code, which replaces the session's earlier ones. It's stored sealed alone.
 *
 * @returns when it expires; undefined if too many were mailed
 */
export async function mailEmailCode(
  db: Tx,
  sealer: Sealer,
  asked: CodeAsked,
): Promise<Date | undefined> {
  const { linkSessionId, workspaceId, address, networkPrefix, language, now } = asked;
  if (!mayMailCode(await countMailedCodes(db, asked))) return undefined;

  const [id, mailDeliveryId] = [randomUUID(), randomUUID()];
  const code = String(randomInt(10 ** emailCodeDigits)).padStart(emailCodeDigits, "0");
  const expiresAt = new Date(now.getTime() + emailCodeMinutes * 60_000);
  const { seal } = await sealer.forTenant(db);
  await waitingCode(db, linkSessionId).update({ sealedCode: null });
  await table(db, "emailCodes").insert({
    tenantId: db.tenantId,
    id,
    linkSessionId,
    address,
    sealedCode: seal(placeOfCode(id), code),
    networkPrefix,
    createdAt: now,
    expiresAt,
  });
  const { supportEmailAddress } = await findTenantSettings(db);
  const content: EmailCodeMail = { ...(supportEmailAddress && { supportEmailAddress }) };
  await saveMailDelivery(db, {
    id: mailDeliveryId,
    kind: "email-code",
    toAddress: address,
    language,
    content,
    now,
    workspaceId,
    sealedSecret: seal(placeOfMailSecret(mailDeliveryId), code),
  });
  await enqueue(db, "send-mail", { mailDeliveryId }, { jobKey: `mail:${mailDeliveryId}` });
  return expiresAt;
}

/** Locks the session, so that requests at the same time are counted one by one. */
async function countMailedCodes(
  db: Tx,
  { linkSessionId, address, networkPrefix, now }: CodeAsked,
): Promise<CodesMailed> {
  const { tenantId } = db;
  await table(db, "linkSessions").where({ tenantId, id: linkSessionId }).forUpdate().first("id");
  const total = (sql: string, values: readonly string[] = []) =>
    computed<number>(db, `cast(count(*) filter (where ${sql}) as integer)`, [...values]);
  const counted = await table(db, "emailCodes")
    .where({ tenantId })
    .where("createdAt", ">", new Date(now.getTime() - 3_600_000))
    .first({
      bySession: total("link_session_id = ?", [linkSessionId]),
      toAddress: total("lower(address) = lower(?) and network_prefix = ?", [
        address,
        networkPrefix,
      ]),
      fromNetwork: total("network_prefix = ?", [networkPrefix]),
      inTenant: total("true"),
    });
  return counted ?? { bySession: 0, toAddress: 0, fromNetwork: 0, inTenant: 0 };
}

export type CodeTyped =
  | { readonly result: "proved"; readonly address: string }
  | { readonly result: "wrong"; readonly triesLeft: number }
  /** None is waiting, it's too old, or it was tried too often. */
  | { readonly result: "over" };

/** Compares what was typed with the code that waits for it, and counts the try. Let its transaction commit. */
export async function typeEmailCode(
  db: Tx,
  sealer: Sealer,
  { linkSessionId, code, now }: { linkSessionId: string; code: string; now: Date },
): Promise<CodeTyped> {
  const { tenantId } = db;
  const [tried] = await waitingCode(db, linkSessionId)
    .where("expiresAt", ">", now)
    .update({ tries: db.raw("tries + 1") })
    .returning(["id", "address", "sealedCode", "tries"]);
  if (!tried?.sealedCode) return { result: "over" };

  const { id, address } = tried;
  const { open } = await sealer.forTenant(db);
  if (timingSafeEqual(open(placeOfCode(id), tried.sealedCode), Buffer.from(code))) {
    const proved = { provedAt: now, sealedCode: null };
    await table(db, "emailCodes").where({ tenantId, id }).update(proved);
    return { result: "proved", address };
  }
  const triesLeft = emailCodeTries - tried.tries;
  if (triesLeft > 0) return { result: "wrong", triesLeft };
  await table(db, "emailCodes").where({ tenantId, id }).update({ sealedCode: null });
  return { result: "over" };
}

/** The session's code that can still be typed. */
export async function findWaitingCode(
  db: Tx,
  linkSessionId: string,
  now: Date,
): Promise<{ readonly address: string; readonly expiresAt: Date } | undefined> {
  return waitingCode(db, linkSessionId).where("expiresAt", ">", now).first("address", "expiresAt");
}

/** One a session at most. */
const waitingCode = (db: Tx, linkSessionId: string) =>
  table(db, "emailCodes")
    .where({ tenantId: db.tenantId, linkSessionId })
    .whereNotNull("sealedCode");
