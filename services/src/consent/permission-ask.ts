import { randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import { consentState, scopeOf } from "@tieout/core/consent/consent";
import {
  type Wider,
  widened,
  widerThan,
  widerWords,
  widerWordsVersion,
} from "@tieout/core/consent/wider";
import { sha256 } from "@tieout/core/hash/sha256";
import type { Language } from "@tieout/core/language";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findConnection } from "../connections/connection.ts";
import { findSubmissionRequest } from "../submissions/submission-request.ts";
import { findTenantBrand } from "../tenants/settings.ts";
import {
  findConsent,
  type StoredConsent,
  saveConfirmed,
  saveConsent,
  saveConsentCompany,
  toConsent,
} from "./consent.ts";
import { findReach } from "./reach.ts";
import { queueGiverMail } from "./tell-giver.ts";

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
  | { readonly result: "asked"; readonly more: Wider };

/** Asks whoever allowed updates over a connection for what a request wants beyond that. Asked twice, they're mailed once. */
export async function askForMore(db: Tx, asked: Asked): Promise<AskedForMore> {
  const { workspaceId, connectionId, submissionRequestId, askedBy, today, now } = asked;
  const { tenantId } = db;
  const request = await findSubmissionRequest(db, { workspaceId, id: submissionRequestId });
  const connection = await findConnection(db, { workspaceId, id: connectionId });
  if (!request || !connection) return { result: "not-found" };
  const rows = await table(db, "consents")
    .where({ tenantId, workspaceId, connectionId, givenBy: "borrower", term: "until" })
    .whereNotNull("emailAddress")
    .orderBy("agreedAt", "desc")
    .forUpdate();
  const consent = rows.map(toConsent).find((each) => consentState(each, now) === "live");
  if (!consent) return { result: "nobody-to-ask" };
  const more = widerThan(consent.scope, scopeOf(request, today));
  if (!more) return { result: "allowed-already" };

  const waiting = await findWaitingAsk(db, consent.id);
  if (waiting?.submissionRequestId === submissionRequestId) return { result: "asked", more };
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
  return { result: "asked", more };
}

/** What a receipt's giver is asked to allow. */
export interface WaitingAsk {
  readonly id: string;
  readonly consent: StoredConsent;
  readonly more: Wider;
}

/** The last ask that wasn't answered, unless what it asks for is allowed by now. */
export async function findAskOfReceipt(
  db: Tx,
  { workspaceId, submissionId }: { readonly workspaceId: string; readonly submissionId: string },
  { today, now }: { readonly today: Day; readonly now: Date },
): Promise<WaitingAsk | undefined> {
  const { given } = await findReach(db, submissionId, now);
  const consent = given.find((each) => consentState(each, now) === "live");
  const ask = consent && (await findWaitingAsk(db, consent.id));
  if (!consent || !ask) return undefined;
  const { id, submissionRequestId } = ask;
  const request = await findSubmissionRequest(db, { workspaceId, id: submissionRequestId });
  const more = request && widerThan(consent.scope, scopeOf(request, today));
  return more && { id, consent, more };
}

async function findWaitingAsk(db: Tx, consentId: string) {
  const last = await table(db, "permissionAsks")
    .where({ tenantId: db.tenantId, consentId })
    .orderBy("askedAt", "desc")
    .first("id", "submissionRequestId", "answeredAt");
  return last?.answeredAt ? undefined : last;
}

interface Answer {
  readonly isAllowed: boolean;
  readonly networkPrefix: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Allows the difference with a new consent, which replaces the one before, or keeps that as it is. What was collected under the
 * earlier one stays as it was collected.
 */
export async function answerAsk(db: Tx, ask: WaitingAsk, answer: Answer): Promise<void> {
  const { id, more, consent } = ask;
  const { isAllowed, language, networkPrefix, now } = answer;
  const answered = await table(db, "permissionAsks")
    .where({ tenantId: db.tenantId, id, answeredAt: null })
    .update({ answeredAt: now, answer: isAllowed ? "allowed" : "kept" });
  if (answered !== 1 || !isAllowed) return;

  const { linkSessionId, connectionId, submissionId, company, term, emailAddress } = consent;
  if (!linkSessionId || !connectionId || !submissionId || !company || !emailAddress) return;
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
