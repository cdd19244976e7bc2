import { randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import { consentState, scopeOf } from "@tieout/core/consent/consent";
import {
  asksADay,
  canBeAskedForMore,
  isSameWider,
  type Wider,
  widened,
  widerThan,
  widerWords,
  widerWordsVersion,
} from "@tieout/core/consent/wider";
import { sha256 } from "@tieout/core/hash/sha256";
import type { Language } from "@tieout/core/language";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import type { Row } from "@tieout/server/database/rows";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findConnection } from "../connections/connection.ts";
import { notifyPermissionAnswered } from "../notifications/occasions.ts";
import { listSubmissionsWithReceipt } from "../receipts/receipt.ts";
import { findSubmissionRequest } from "../submissions/submission-request.ts";
import { findTenantBrand } from "../tenants/settings.ts";
import { findConsent, type StoredConsent, toConsent } from "./consent.ts";
import { saveConfirmed, saveConsent, saveConsentCompany } from "./save-consent.ts";
import { queueGiverMail } from "./tell-giver.ts";

type Outcome = NonNullable<Row<"permissionAsks">["outcome"]>;

const aDay = 86_400_000;

interface Asked {
  readonly workspaceId: string;
  readonly connectionId: string;
  readonly submissionRequestId: number;
  readonly askedBy: string;
  readonly today: Day;
  readonly now: Date;
}

export type AskedForMore =
  | { readonly result: "not-found" }
  /** Nobody allowed updates over the connection with an address to ask at. A link asks them to sign in. */
  | { readonly result: "nobody-to-ask" }
  | { readonly result: "allowed-already" }
  | { readonly result: "asked-too-often" }
  /** `isNew` is false if the same ask waits already. It isn't mailed again. */
  | { readonly result: "asked"; readonly more: Wider; readonly isNew: boolean };

/**
 * Asks the borrower who allowed updates over a connection for what a request wants beyond that. The same ask is mailed once;
 * a different one replaces it.
 */
export async function askForMore(db: Tx, asked: Asked): Promise<AskedForMore> {
  const { workspaceId, connectionId, submissionRequestId, askedBy, today, now } = asked;
  const { tenantId } = db;
  const request = await findSubmissionRequest(db, { workspaceId, id: submissionRequestId });
  const connection = await findConnection(db, { workspaceId, id: connectionId });
  if (!request || !connection) return { result: "not-found" };
  const rows = await table(db, "consents")
    .where({ tenantId, workspaceId, connectionId, givenBy: "borrower", term: "until" })
    .orderBy("agreedAt", "desc")
    .forUpdate();
  const [consent] = await listAskable(db, rows.map(toConsent), now);
  if (!consent) return { result: "nobody-to-ask" };
  const more = widerThan(consent.scope, scopeOf(request, today));
  if (!more) return { result: "allowed-already" };

  const waiting = await findWaitingAsk(db, consent, today);
  if (waiting && isSameWider(waiting.more, more)) return { result: "asked", more, isNew: false };
  if ((await countAsks(db, consent.id, now)) >= asksADay) return { result: "asked-too-often" };
  if (waiting) await saveEnd(db, waiting.id, "replaced", now);
  await table(db, "permissionAsks").insert({
    tenantId,
    id: randomUUID(),
    consentId: consent.id,
    workspaceId,
    submissionRequestId,
    askedBy,
    askedAt: now,
  });
  await queueGiverMail(db, consent, { what: "asked", submissionRequestId });
  return { result: "asked", more, isNew: true };
}

/** The consents whose givers can be asked for more: their mail opens the receipt, so there has to be one. */
export async function listAskable<Given extends StoredConsent>(
  db: Tx,
  consents: readonly Given[],
  now: Date,
): Promise<Given[]> {
  const askable = consents.filter((each) => canBeAskedForMore(each, now));
  const received = await listSubmissionsWithReceipt(
    db,
    askable.flatMap(({ submissionId }) => submissionId ?? []),
  );
  return askable.filter(({ submissionId = "" }) => received.has(submissionId));
}

async function countAsks(db: Tx, consentId: string, now: Date): Promise<number> {
  const asked = await table(db, "permissionAsks")
    .where({ tenantId: db.tenantId, consentId })
    .where("askedAt", ">", new Date(now.getTime() - aDay))
    .select("id");
  return asked.length;
}

/** @returns false if it doesn't wait any more */
async function saveEnd(db: Tx, id: string, outcome: Outcome, now: Date): Promise<boolean> {
  const ended = await table(db, "permissionAsks")
    .where({ tenantId: db.tenantId, id, endedAt: null })
    .update({ endedAt: now, outcome });
  return ended === 1;
}

interface TakenBack {
  readonly workspaceId: string;
  readonly connectionId: string;
  readonly id: string;
  readonly now: Date;
}

/** Takes back what was asked and not answered. The mail's page says that nothing more is asked. @returns false without such an ask */
export async function takeBackAsk(db: Tx, taken: TakenBack): Promise<boolean> {
  const { workspaceId, connectionId, id, now } = taken;
  const { tenantId } = db;
  const ask = await table(db, "permissionAsks")
    .where({ tenantId, workspaceId, id })
    .whereIn("consentId", table(db, "consents").where({ tenantId, connectionId }).select("id"))
    .first("id");
  return ask !== undefined && saveEnd(db, id, "taken-back", now);
}

/** An ask that waits for an answer. */
export interface WaitingAsk {
  readonly id: string;
  readonly askedBy: string;
  readonly consent: StoredConsent;
  readonly more: Wider;
}

interface ReadReceipt {
  readonly workspaceId: string;
  readonly submissionId: string;
  /** Proved to be the reader's. Nobody else may answer. */
  readonly readerAddress: string | undefined;
}

/** The waiting ask for a receipt's reader, if they allowed updates over its connection with that address. */
export async function findAskOfReceipt(
  db: Tx,
  { workspaceId, submissionId, readerAddress }: ReadReceipt,
  { today, now }: { readonly today: Day; readonly now: Date },
): Promise<WaitingAsk | undefined> {
  if (readerAddress === undefined) return undefined;
  const { tenantId } = db;
  const imports = table(db, "imports").where({ tenantId, submissionId });
  const rows = await table(db, "consents")
    .where({ tenantId, workspaceId })
    .whereIn("connectionId", imports.select("connectionId"))
    .where({ givenBy: "borrower", term: "until" })
    .whereRaw("lower(email_address) = lower(?)", [readerAddress])
    .orderBy("agreedAt", "desc");
  const consent = rows.map(toConsent).find((each) => canBeAskedForMore(each, now));
  return consent && findWaitingAsk(db, consent, today);
}

async function findWaitingAsk(
  db: Tx,
  consent: StoredConsent,
  today: Day,
): Promise<WaitingAsk | undefined> {
  const ask = await table(db, "permissionAsks")
    .where({ tenantId: db.tenantId, consentId: consent.id, endedAt: null })
    .first("id", "submissionRequestId", "askedBy");
  if (!ask) return undefined;
  const { id, submissionRequestId, askedBy } = ask;
  const key = { workspaceId: consent.workspaceId, id: submissionRequestId };
  const request = await findSubmissionRequest(db, key);
  const more = request && widerThan(consent.scope, scopeOf(request, today));
  return more && { id, askedBy, consent, more };
}

interface Answer {
  readonly isAllowed: boolean;
  readonly networkPrefix: string;
  readonly language: Language;
  /** The visitor who answers. */
  readonly linkSessionId: string;
  readonly requestId: string;
  readonly now: Date;
}

/**
 * Allows the difference with a new consent, which replaces the one before, or keeps that as it is. What was collected under the
 * earlier one stays as it was collected. The lender's user who asked is mailed the answer.
 *
 * @returns false if it was taken back, answered or ended meanwhile
 */
export async function answerAsk(db: Tx, ask: WaitingAsk, answer: Answer): Promise<boolean> {
  const { id, more, askedBy, consent } = ask;
  const { isAllowed, language, networkPrefix, linkSessionId, requestId, now } = answer;
  const { workspaceId, accountingPackage } = consent;
  if (!(await lockLive(db, consent.id, now))) return false;
  if (!(await saveEnd(db, id, isAllowed ? "allowed" : "kept", now))) return false;
  await saveAuditEvent(db, {
    at: now,
    action: isAllowed ? "permission-widened" : "permission-kept",
    actor: { kind: "borrower", id: linkSessionId },
    workspaceId,
    subjectId: consent.id,
    requestId,
  });
  const told = { workspaceId, askedBy, accountingPackage, more, isAllowed, now };
  await notifyPermissionAnswered(db, told);
  if (isAllowed) await saveWider(db, consent, more, { language, networkPrefix, now });
  return true;
}

/** Locks the consent, so that it can't end meanwhile. False if it isn't live any more. */
async function lockLive(db: Tx, id: string, now: Date): Promise<boolean> {
  const row = await table(db, "consents").where({ tenantId: db.tenantId, id }).forUpdate().first();
  return row !== undefined && consentState(toConsent(row), now) === "live";
}

async function saveWider(
  db: Tx,
  consent: StoredConsent,
  more: Wider,
  { language, networkPrefix, now }: Pick<Answer, "language" | "networkPrefix" | "now">,
): Promise<void> {
  const { linkSessionId, connectionId, submissionId, company, term, emailAddress } = consent;
  if (!linkSessionId || !connectionId || !submissionId || !company || !emailAddress) {
    throw new Error(`Updates are allowed by consent ${consent.id} without what they need`);
  }
  const { visibleName } = await findTenantBrand(db);
  const text = widerWords(visibleName, more, language);
  const wider = await saveConsent(db, {
    workspaceId: consent.workspaceId,
    by: { linkSessionId },
    submissionId,
    accountingPackage: consent.accountingPackage,
    language,
    scope: widened(consent.scope, more),
    words: { text, version: widerWordsVersion, sha256: sha256(text) },
    networkPrefix,
    proven: { address: emailAddress, proof: "confirmed-by-mail" },
    agreedAt: now,
  });
  await saveConsentCompany(db, wider, { ...company, connectionId });
  const stored = await findConsent(db, { id: wider });
  const updatesUntil = term.kind === "until" ? term.day : undefined;
  const confirmation = { by: "person", updatesUntil } as const;
  if (stored) await saveConfirmed(db, stored, { submissionId, confirmation, now });
}
