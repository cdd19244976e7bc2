import { randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import type { StoredAgreedFile } from "@tieout/core/consent/agreed-files";
import { type ConsentCompany, type ConsentScope, endOfOnce } from "@tieout/core/consent/consent";
import { endOfUpdates } from "@tieout/core/consent/until";
import type { ConsentWords } from "@tieout/core/consent/words";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { ProvenAddress } from "../email-proof/proven-address.ts";
import { type ConsentRow, type StoredConsent, toConsent } from "./consent.ts";

export interface LenderGround {
  readonly ground: NonNullable<ConsentRow["ground"]>;
  /** The day of an agreement in writing. */
  readonly agreedOn?: Day | undefined;
  readonly note?: string | undefined;
  /** The agreement in writing: a document of the data collection. */
  readonly documentId?: string | undefined;
}

/** Who agrees. A lender also states the ground. */
export type ConsentBy =
  | { readonly linkSessionId: string }
  | ({ readonly userId: string } & LenderGround);

interface NewConsent {
  readonly workspaceId: string;
  readonly by: ConsentBy;
  readonly scope: ConsentScope;
  /** The data collection it's for; absent until one has begun. */
  readonly submissionId?: string | undefined;
  readonly connectionRequestId?: string;
  readonly accountingPackage: string;
  /** False for a file of balances, which has no ledger. */
  readonly hasEntries?: boolean;
  /** Of a file import. */
  readonly files?: readonly StoredAgreedFile[];
  readonly language: ConsentRow["language"];
  /** The text that was shown, if any. */
  readonly words?: Pick<ConsentWords, "text" | "version" | "sha256"> | undefined;
  readonly networkPrefix?: string | undefined;
  readonly proven?: ProvenAddress | undefined;
  readonly agreedAt: Date;
}

/** Saves a consent to one read. It allows nothing until its company is confirmed. Returns its id. */
export async function saveConsent(db: Tx, consent: NewConsent): Promise<string> {
  const { by, scope, words, agreedAt, proven, networkPrefix, ...rest } = consent;
  const id = randomUUID();
  const isLender = "userId" in by;
  await table(db, "consents").insert({
    tenantId: db.tenantId,
    id,
    workspaceId: rest.workspaceId,
    submissionId: rest.submissionId ?? null,
    connectionRequestId: rest.connectionRequestId ?? null,
    accountingPackage: rest.accountingPackage,
    hasEntries: rest.hasEntries ?? true,
    files: rest.files ? JSON.stringify(rest.files) : null,
    language: rest.language,
    givenBy: isLender ? "lender" : "borrower",
    linkSessionId: isLender ? null : by.linkSessionId,
    userId: isLender ? by.userId : null,
    ground: isLender ? by.ground : null,
    groundAgreedOn: (isLender && by.agreedOn) || null,
    groundNote: (isLender && by.note) || null,
    groundDocumentId: (isLender && by.documentId) || null,
    groups: [...scope.groups],
    bases: [...scope.bases],
    anonymized: scope.anonymize,
    fullFiscalYears: scope.fullFiscalYears,
    fromDay: scope.fromDay ?? null,
    throughDay: scope.throughDay,
    term: "once",
    expiresAt: endOfOnce(agreedAt),
    words: words?.text ?? null,
    wordsVersion: words?.version ?? null,
    wordsSha256: words ? Buffer.from(words.sha256, "hex") : null,
    agreedAt,
    networkPrefix: networkPrefix ?? null,
    emailAddress: proven?.address ?? null,
    emailProof: proven?.proof ?? null,
  });
  return id;
}

interface CompanyFound extends Omit<ConsentCompany, "accountingPackage"> {
  readonly connectionId: string;
  /** The first day to read, by the company's fiscal year. */
  readonly fromDay?: Day;
  readonly confirmBy?: Date;
}

/** Saves the company that the package named. */
export async function saveConsentCompany(
  db: Tx,
  id: string,
  { connectionId, organizationId, fromDay, name, country, currency, confirmBy }: CompanyFound,
): Promise<void> {
  await table(db, "consents")
    .where({ tenantId: db.tenantId, id })
    .update({
      connectionId,
      organizationId,
      ...(name !== undefined && { companyName: name }),
      ...(country !== undefined && { country }),
      ...(currency !== undefined && { currency }),
      ...(fromDay !== undefined && { fromDay }),
      ...(confirmBy && { confirmBy }),
    });
}

/** Saves the first day of a consent whose package didn't tell the fiscal year when it was connected. */
export async function saveFirstDay(db: Tx, id: string, fromDay: Day): Promise<void> {
  await table(db, "consents")
    .where({ tenantId: db.tenantId, id, fromDay: null })
    .update({ fromDay });
}

/** A confirmed company, as it's stored with its consent. */
export interface Confirmation {
  readonly by: NonNullable<ConsentRow["confirmedBy"]>;
  readonly companyShown?: string | undefined;
  readonly updatesUntil?: Day | undefined;
  /** The question about updates with its answer, where it was asked. */
  readonly updatesWords?: ConsentWords | undefined;
}

interface Confirmed {
  readonly submissionId: string;
  readonly confirmation: Confirmation;
  readonly now: Date;
}

/**
 * Confirms the company. From now on the consent allows reads for that data collection, or until a day.
 *
 * @returns the consents that it replaces
 */
export async function saveConfirmed(
  db: Tx,
  { id, connectionId, givenBy }: StoredConsent,
  { submissionId, confirmation, now }: Confirmed,
): Promise<StoredConsent[]> {
  const { tenantId } = db;
  const { by: confirmedBy, companyShown, updatesUntil: until, updatesWords: words } = confirmation;
  const term = until && { term: "until" as const, untilDay: until, expiresAt: endOfUpdates(until) };
  await table(db, "consents")
    .where({ tenantId, id, liveAt: null })
    .update({
      submissionId,
      liveAt: now,
      confirmedBy,
      companyShown: companyShown ?? null,
      ...term,
      ...(words && {
        updatesWords: words.text,
        updatesWordsVersion: words.version,
        updatesWordsSha256: Buffer.from(words.sha256, "hex"),
        updatesLanguage: words.language,
      }),
    });
  if (connectionId === undefined || givenBy === "lender") return [];
  // A borrower's latest consent replaces earlier ones; they don't add up.
  const superseded = await table(db, "consents")
    .where({ tenantId, connectionId, givenBy, supersededAt: null, endedAt: null, usedAt: null })
    .whereNotNull("liveAt")
    .whereNot({ id })
    .update({ supersededAt: now, supersededBy: id })
    .returning("*");
  return superseded.map(toConsent);
}

/** Marks the `once` consents for a completed data collection as used, including those of earlier attempts. */
export async function saveUsed(db: Tx, submissionId: string, now: Date): Promise<void> {
  await table(db, "consents")
    .where({ tenantId: db.tenantId, submissionId, term: "once" })
    .where({ usedAt: null, endedAt: null, supersededAt: null })
    .update({ usedAt: now });
}

interface ConsentEnd {
  readonly reason: NonNullable<ConsentRow["endReason"]>;
  /** Absent if the package wasn't asked. */
  readonly revoked?: boolean;
  /** Spares consents that have expired or have a sign-in of their own. Set if nobody asked for the end. */
  readonly sparesOthers?: boolean;
  readonly now: Date;
}

/** Ends one consent, or all of a connection or a workspace. Used and ended ones stay as they are, except for `revokedAtPackage`. */
export async function saveConsentEnd(
  db: Tx,
  of:
    | { readonly id: string }
    | { readonly connectionId: string }
    | { readonly workspaceId: string },
  { reason, revoked, sparesOthers = false, now }: ConsentEnd,
): Promise<void> {
  const { tenantId } = db;
  const ended = table(db, "consents").where({ tenantId, ...of });
  if (sparesOthers) {
    ended.whereNotIn("id", table(db, "heldSignIns").where({ tenantId }).select("consentId"));
  }
  if (revoked !== undefined) {
    await ended.clone().where({ revokedAtPackage: null }).update({ revokedAtPackage: revoked });
  }
  if (sparesOthers) ended.where("expiresAt", ">", now);
  await ended
    .where({ endedAt: null, usedAt: null, supersededAt: null })
    .update({ endedAt: now, endReason: reason });
}
