import { randomUUID } from "node:crypto";
import { type RoleName, workspaceCapabilitiesOf } from "@tieout/core/access";
import type { Language } from "@tieout/core/language";
import {
  type Audience,
  audienceOf,
  type Candidate,
  type NotificationType,
  type Told,
  whoIsTold,
} from "@tieout/core/notification";
import { packageName } from "@tieout/core/tenant/packages";
import { sameEmail } from "@tieout/core/text";
import { canonicalOrigin, findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { listDocuments } from "../documents/document.ts";
import { listWorkbookRevisions } from "../financial-records/workbook-revision.ts";
import type { MailContents, MailKind } from "../mail/compose.ts";
import type { GoingCollection } from "../mail/deletion-mail.ts";
import { saveMailDelivery } from "../mail/deliveries.ts";
import type { Reader } from "../mail/mail.ts";
import { findSubmission, type Submission } from "../submissions/submission.ts";
import {
  findNotificationSetting,
  listNotifiableUsers,
  type NotifiableUser,
  type StoredNotificationSetting,
} from "./choices.ts";
import { saveUnsubscribeToken } from "./unsubscribing.ts";

interface Occasion<Type extends NotificationType = NotificationType> {
  readonly type: Type;
  readonly now: Date;
  readonly workspaceId?: string;
  readonly submissionId?: string;
  readonly askedBy?: string | undefined;
  /** Isn't notified of their own action. */
  readonly actorId?: string | undefined;
  /** Already told by another mail. */
  readonly except?: readonly Told[];
}

type ContentFor<Type extends NotificationType> = (
  reader: Reader,
  told: Told,
  all: { readonly told: readonly Told[]; readonly lenderOrigin: string },
) => MailContents[Type];

export interface Recipient {
  readonly told: Told;
  readonly reader: Reader;
  readonly language: Language;
}

/** Everybody the settings name for an occasion (D-53). */
interface Addressed {
  readonly setting: StoredNotificationSetting;
  readonly recipients: readonly Recipient[];
  readonly lenderOrigin: string;
}

/** Queues a mail for everybody the settings name, in the caller's transaction (D-30, D-53). Returns the recipients. */
export async function notify<Type extends NotificationType>(
  db: Tx,
  occasion: Occasion<Type>,
  contentFor: ContentFor<Type>,
): Promise<readonly Told[]> {
  const addressed = await address(db, occasion);
  if (!addressed) return [];
  const { setting, recipients, lenderOrigin } = addressed;
  const all = { told: recipients.map(({ told }) => told), lenderOrigin };
  for (const recipient of recipients) {
    const content = contentFor(recipient.reader, recipient.told, all);
    await post(db, { occasion, kind: occasion.type, setting, recipient, content });
  }
  return all.told;
}

/** Finds the recipients; nothing where the tenant lacks the notification. */
export async function address(db: Tx, occasion: Occasion): Promise<Addressed | undefined> {
  const setting = await findNotificationSetting(db, { type: occasion.type });
  if (!setting) return undefined;
  const users = await listNotifiableUsers(db, {
    notificationId: setting.id,
    workspaceId: occasion.workspaceId,
    defaultRecipients: setting.defaultRecipients,
  });
  const candidates = users.map((user) => candidateOf(user, occasion));
  const all = whoIsTold(setting, candidates).filter(
    (one) => !occasion.except?.some((other) => sameEmail(other.address, one.address)),
  );
  const tenant = await findTenant(db);
  const lenderOrigin = await canonicalOrigin(db, "lender");
  const recipients = all.map((told): Recipient => {
    const user = users.find(({ id }) => id === told.userId);
    return {
      told,
      language: user?.language ?? tenant.defaultLanguage,
      reader: {
        timeZone: user?.timeZone ?? tenant.timeZone,
        dayZone: tenant.timeZone,
        because: told.because,
        ...(user && { notificationsUrl: `${lenderOrigin}/settings/usernotifications` }),
      },
    };
  });
  return { setting, recipients, lenderOrigin };
}

export async function post<Kind extends MailKind>(
  db: Tx,
  mail: {
    readonly occasion: Pick<Occasion, "now" | "workspaceId" | "submissionId">;
    readonly kind: Kind;
    /** The setting that turns it off; absent where nobody can. */
    readonly setting?: StoredNotificationSetting;
    readonly recipient: Recipient;
    readonly content: MailContents[Kind];
  },
): Promise<void> {
  const { occasion, kind, setting, recipient, content } = mail;
  const { now, workspaceId, submissionId } = occasion;
  const { language } = recipient;
  const { address: toAddress, userId } = recipient.told;
  const id = randomUUID();
  await saveMailDelivery(db, {
    id,
    kind,
    content,
    toAddress,
    language,
    now,
    ...(workspaceId !== undefined && { workspaceId }),
    ...(submissionId !== undefined && { submissionId }),
  });
  // Users can't opt out where the tenant disallows it; recipients who aren't users always can.
  if (setting && (setting.style !== "Disabled" || userId === undefined)) {
    const { id: notificationId } = setting;
    await saveUnsubscribeToken(db, { id, notificationId, address: toAddress, userId, now });
  }
  await enqueue(db, "send-mail", { mailDeliveryId: id }, { jobKey: `mail:${id}` });
}

function candidateOf(user: NotifiableUser, { type, askedBy, actorId }: Occasion): Candidate {
  const { id, address, roles, member, forWorkspace, forAll } = user;
  const audience = audienceOf(type);
  const administrator = roles.includes("Administrator");
  return {
    id,
    address,
    asked: id === askedBy,
    actor: id === actorId,
    inAudience: isIn(audience, { roles, member }),
    seesNames: audience === "administrators" ? administrator : maySee(audience, { roles, member }),
    ...(forWorkspace !== undefined && { forWorkspace }),
    ...(forAll !== undefined && { forAll }),
  };
}

interface Standing {
  readonly roles: readonly RoleName[];
  readonly member: boolean;
}

function isIn(audience: Audience, standing: Standing): boolean {
  if (audience === "administrators") return standing.roles.includes("Administrator");
  return maySee(audience, standing);
}

function maySee(audience: Audience, standing: Standing): boolean {
  const held = workspaceCapabilitiesOf(standing);
  // Those who grant access need the workspace's name to decide.
  return held.includes(audience === "who-lets-in" ? "CanManageWorkspaceUsers" : "CanViewWorkspace");
}

export const overviewOf = (
  origin: string,
  { workspaceId, submissionId }: { readonly workspaceId: string; readonly submissionId: string },
) => `${origin}/workspacesubmissiondetails/${workspaceId}/${submissionId}/overview`;

export interface GoingFiles {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly deletedAt: Date;
}

/** How many a mail lists by name. */
const named = 20;

const type = "files-about-to-be-deleted";

interface Letter extends Pick<Addressed, "setting" | "lenderOrigin"> {
  readonly recipient: Recipient;
  readonly collections: GoingCollection[];
}

/** Announces file deletions in the caller's transaction, one mail a person; the mail names the list's first ones. */
export async function notifyFilesAboutToBeDeleted(
  db: Tx,
  going: readonly GoingFiles[],
  now: Date,
): Promise<void> {
  const letters = new Map<string, Letter>();
  for (const files of going) {
    const { workspaceId, submissionId: id } = files;
    const submission = await findSubmission(db, { workspaceId, id });
    if (!submission) continue;
    const about = { workspaceId, submissionId: id, askedBy: submission.requestingUserId };
    const addressed = await address(db, { type, now, ...about });
    if (!addressed) return;
    const { setting, recipients, lenderOrigin } = addressed;
    const described = await describe(db, submission, files, lenderOrigin);
    for (const recipient of recipients) {
      const key = recipient.told.address.toLowerCase();
      const letter = letters.get(key) ?? { setting, lenderOrigin, recipient, collections: [] };
      letters.set(key, letter);
      letter.collections.push(recipient.told.seesNames ? described : withoutNames(described));
    }
  }
  for (const letter of letters.values()) await send(db, letter, now);
}

async function send(
  db: Tx,
  { setting, recipient, collections, lenderOrigin }: Letter,
  now: Date,
): Promise<void> {
  const [only, ...more] = collections;
  const about = more.length === 0 ? only : undefined;
  const occasion = {
    type,
    now,
    ...(about && { workspaceId: about.workspaceId, submissionId: about.submissionId }),
  };
  const content = {
    ...recipient.reader,
    warnedAt: now.toISOString(),
    count: collections.length,
    collections: collections.slice(0, named),
    collectionsUrl: `${lenderOrigin}/dcr`,
  };
  await post(db, { occasion, kind: type, setting, recipient, content });
}

async function describe(
  db: Tx,
  submission: Submission,
  { deletedAt, ...address }: GoingFiles,
  lenderOrigin: string,
): Promise<GoingCollection> {
  const { id, financialRecordId, datasourceNameId, workspaceName, createdAt } = submission;
  const revisions = financialRecordId ? await listWorkbookRevisions(db, financialRecordId) : [];
  // Revisions share files.
  const files = revisions.flatMap(({ workbooks }) =>
    workbooks.flatMap(({ storageKey }) => storageKey ?? []),
  );
  const documents = await listDocuments(db, id);
  return {
    ...address,
    workspaceName,
    revisions: revisions.length,
    ...(datasourceNameId && { packageName: packageName(datasourceNameId) }),
    workbooks: new Set(files).size,
    documents: documents.filter((document) => !document.deletedAt).length,
    collectedAt: createdAt.toISOString(),
    deletedAt: deletedAt.toISOString(),
    submissionUrl: overviewOf(lenderOrigin, address),
  };
}

/** For readers who can't view the workspace (D-53). */
function withoutNames(described: GoingCollection): GoingCollection {
  const { workspaceId, submissionId, collectedAt, deletedAt, submissionUrl } = described;
  return { workspaceId, submissionId, collectedAt, deletedAt, submissionUrl };
}
