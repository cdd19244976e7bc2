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
import { sameEmail } from "@tieout/core/text";
import { canonicalOrigin, findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { MailContents, MailKind, Reader } from "../mail/contents.ts";
import { saveMailDelivery } from "../mail/deliveries.ts";
import { listNotifiableUsers, type NotifiableUser } from "./candidates.ts";
import { findNotificationSetting, type StoredNotificationSetting } from "./settings.ts";
import { saveUnsubscribeToken } from "./unsubscribe-tokens.ts";

/** What has happened, and to what. */
export interface Occasion<Type extends NotificationType = NotificationType> {
  readonly type: Type;
  readonly now: Date;
  readonly workspaceId?: string;
  readonly submissionId?: string;
  /** Who asked for what has happened. */
  readonly askedBy?: string | undefined;
  /** Who did it, and knows. */
  readonly actorId?: string | undefined;
  /** Who is told of the same by another mail already. */
  readonly except?: readonly Told[];
}

/** Writes one reader's mail. */
export type ContentFor<Type extends NotificationType> = (
  reader: Reader,
  told: Told,
  all: { readonly told: readonly Told[]; readonly lenderOrigin: string },
) => MailContents[Type];

/** Somebody who is told, and how they read. */
export interface Recipient {
  readonly told: Told;
  readonly reader: Reader;
  readonly language: Language;
}

/** Everybody whom the settings name for an occasion (D-53). */
export interface Addressed {
  readonly setting: StoredNotificationSetting;
  readonly recipients: readonly Recipient[];
  readonly lenderOrigin: string;
}

/**
 * Puts a mail for everybody whom the settings name into the outbox, in the caller's transaction (D-30,
 * D-53). Gives who that is.
 */
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

/** Finds who is told of something; nothing where the tenant has no such notification. */
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
        because: told.because,
        ...(user && { notificationsUrl: `${lenderOrigin}/settings/usernotifications` }),
      },
    };
  });
  return { setting, recipients, lenderOrigin };
}

/** Puts one mail into the outbox. */
export async function post<Kind extends MailKind>(
  db: Tx,
  mail: {
    readonly occasion: Pick<Occasion, "now" | "workspaceId" | "submissionId">;
    readonly kind: Kind;
    /** Whose settings end it; absent where nobody can choose not to be told. */
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
  // A user has no choice where the tenant leaves none; who is no user can always leave a list.
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
  // Every list names the workspace to who lets people in; what they are to decide has to be named.
  return held.includes(audience === "who-lets-in" ? "CanManageWorkspaceUsers" : "CanViewWorkspace");
}
