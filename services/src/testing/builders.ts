import { randomBytes, randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import { scopeOf } from "@tieout/core/consent/consent";
import type { SubmissionRequest } from "@tieout/core/submission-request/submission-request";
import { roleIds } from "@tieout/server/database/tenant/provision";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { saveConnection } from "../connections/connection.ts";
import { findConsent } from "../consent/consent.ts";
import {
  type ConsentBy,
  saveConfirmed,
  saveConsent,
  saveConsentCompany,
} from "../consent/save-consent.ts";
import type { RevisionInputs } from "../financial-records/workbook-revision.ts";
import { type StartedImport, startImport } from "../imports/run.ts";
import { saveLinkSession } from "../links/link-session.ts";
import { saveSharedLink } from "../links/shared-link.ts";
import { saveSession } from "../sessions/session.ts";
import { saveSubmission } from "../submissions/submission.ts";
import { saveSubmissionRequest } from "../submissions/submission-request.ts";
import { createUser, type NewUser } from "../users/user.ts";
import { createWorkspace, type NewWorkspace } from "../workspaces/members.ts";

/** A revision's inputs that no other revision has. */
export const someInputs = (over: Partial<RevisionInputs> = {}): RevisionInputs => ({
  spreadVersion: 1,
  writerVersion: 1,
  language: "en",
  hash: hash().toString("hex"),
  ...over,
});

const later = (seconds: number) => new Date(builtAt.getTime() + seconds * 1_000);
const hash = () => randomBytes(32);

export async function insertUser(db: Tx, over: Partial<NewUser> = {}): Promise<string> {
  const id = randomUUID();
  await createUser(db, {
    id,
    firstName: "Dana",
    lastName: "Whitfield",
    emailAddress: `${id}@copperfieldcapital.com`,
    roleIds: [roleIds.defaultUser],
    identity: { issuer: "https://login.test", subject: id },
    ...over,
  });
  return id;
}

/** A user's session, valid for half an hour. Returns its id. */
export async function insertSession(
  db: Tx,
  userId: string,
  { secretHash = hash() }: { readonly secretHash?: Buffer } = {},
): Promise<string> {
  const id = randomUUID();
  await saveSession(db, {
    id,
    userId,
    secretHash,
    now: builtAt,
    slidingExpiresAt: later(1_800),
    absoluteExpiresAt: later(86_400),
  });
  return id;
}

export async function insertWorkspace(db: Tx, over: Partial<NewWorkspace> = {}): Promise<string> {
  const id = over.id ?? randomUUID();
  const ownerId = over.ownerId ?? (await insertUser(db));
  await createWorkspace(db, {
    id,
    ownerId,
    displayName: "Tidewater Marine Supply, Inc.",
    engagementCode: "TMS-2026",
    memberIds: [],
    now: builtAt,
    ...over,
  });
  return id;
}

export const aRequest: Omit<SubmissionRequest, "id"> = {
  groups: ["financial-statements", "transactions"],
  basis: "Accrual",
  fullFiscalYears: 2,
  endOfImport: "Today",
  anonymizeCustomersAndVendors: false,
  provideUserCopy: false,
  allowUserUpload: true,
};

export interface BuiltLink {
  readonly workspaceId: string;
  readonly submissionRequestId: number;
  readonly sharedLinkId: string;
  readonly linkSessionId: string;
  readonly userId: string;
}

/** A request with its link, and a borrower who has come in by it. */
export async function insertLink(
  db: Tx,
  over: {
    readonly workspaceId?: string;
    readonly linkSecretHash?: Buffer;
    readonly sessionSecretHash?: Buffer;
    readonly expiresAt?: Date;
  } = {},
): Promise<BuiltLink> {
  const userId = await insertUser(db);
  const workspaceId = over.workspaceId ?? (await insertWorkspace(db, { ownerId: userId }));
  const submissionRequestId = await saveSubmissionRequest(db, {
    ...aRequest,
    workspaceId,
    mode: "shareable",
    requestingUserId: userId,
    now: builtAt,
  });
  const sharedLinkId = randomUUID();
  await saveSharedLink(db, {
    id: sharedLinkId,
    workspaceId,
    submissionRequestId,
    createdBy: userId,
    now: builtAt,
    secretHash: over.linkSecretHash ?? hash(),
    sealedSecret: Buffer.from("sealed"),
    expiresAt: over.expiresAt ?? later(30 * 86_400),
  });
  const linkSessionId = randomUUID();
  await saveLinkSession(db, {
    id: linkSessionId,
    workspaceId,
    sharedLinkId,
    submissionRequestId,
    now: builtAt,
    secretHash: over.sessionSecretHash ?? hash(),
    slidingExpiresAt: later(7_200),
    absoluteExpiresAt: later(86_400),
  });
  return { workspaceId, submissionRequestId, sharedLinkId, linkSessionId, userId };
}

export interface BuiltSubmission extends BuiltLink {
  readonly submissionId: string;
  readonly connectionId: string;
  readonly consentId: string;
}

/** A borrower's submission with the demo package connected. */
export async function insertSubmission(db: Tx, link?: BuiltLink): Promise<BuiltSubmission> {
  const built = link ?? (await insertLink(db));
  const { workspaceId, submissionRequestId, linkSessionId, userId } = built;
  const [submissionId, connectionId] = [randomUUID(), randomUUID()];
  await saveSubmission(db, {
    id: submissionId,
    workspaceId,
    submissionRequestId,
    linkSessionId,
    now: builtAt,
    sourceFlow: "borrower",
    mode: "shareable",
    metadata: [],
    requestingUserId: userId,
  });
  await saveConnection(db, {
    id: connectionId,
    workspaceId,
    datasourceNameId: "example",
    orgId: connectionId,
    datasetId: null,
    datasetName: "Tidewater",
    sealedTokens: Buffer.from("sealed"),
    createdBy: { linkSessionId },
    now: builtAt,
  });
  const consentId = await insertConsent(db, { ...built, submissionId, connectionId });
  return { ...built, submissionId, connectionId, consentId };
}

/** A consent to what the request asks for, by the visitor or another person. Live once they start the import. */
export async function insertConsent(
  db: Tx,
  built: Pick<BuiltLink, "workspaceId" | "linkSessionId"> & {
    readonly submissionId: string;
    readonly connectionId: string;
    readonly by?: ConsentBy;
    readonly agreedAt?: Date;
    /** Overrides parts of the request. */
    readonly over?: Partial<typeof aRequest>;
  },
): Promise<string> {
  const { workspaceId, linkSessionId, submissionId, connectionId, over } = built;
  const { by = { linkSessionId }, agreedAt = builtAt } = built;
  const id = await saveConsent(db, {
    workspaceId,
    submissionId,
    by,
    accountingPackage: "example",
    language: "en",
    scope: scopeOf({ ...aRequest, ...over }, "2026-03-15" as Day),
    agreedAt,
  });
  await saveConsentCompany(db, id, { connectionId, organizationId: connectionId });
  return id;
}

/** Makes a consent live, as if whoever gave it had confirmed the company. */
export async function confirmConsent(
  db: Tx,
  id: string,
  {
    submissionId,
    until: updatesUntil,
    now = builtAt,
  }: { readonly submissionId: string; readonly until?: string; readonly now?: Date },
): Promise<void> {
  const consent = await findConsent(db, { id });
  const confirmation = { by: "person", updatesUntil: updatesUntil as Day | undefined } as const;
  if (consent) await saveConfirmed(db, consent, { submissionId, confirmation, now });
}

export type BuiltImport = BuiltSubmission &
  Exclude<StartedImport, { readonly result: "disconnected" }>;

export async function insertImport(db: Tx, submission?: BuiltSubmission): Promise<BuiltImport> {
  const built = submission ?? (await insertSubmission(db));
  const { workspaceId, submissionId, connectionId, linkSessionId, consentId } = built;
  await confirmConsent(db, consentId, { submissionId });
  const started = await startImport(db, {
    workspaceId,
    consentId,
    submissionId,
    connectionId,
    now: builtAt,
    datasourceNameId: "example",
    datasetName: "Tidewater",
    today: "2026-03-15" as Day,
    request: { id: built.submissionRequestId, ...aRequest },
    startedBy: { linkSessionId },
  });
  if (started.result === "disconnected") throw new Error("What was just connected is ended");
  return { ...built, ...started };
}
