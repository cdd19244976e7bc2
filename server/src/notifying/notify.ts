import { randomUUID } from "node:crypto";
import { type RoleName, workspaceCapabilitiesOf } from "@tieout/core/access";
import {
  type Audience,
  audienceOf,
  type Candidate,
  type NotificationType,
  type Told,
  whoIsTold,
} from "@tieout/core/notification";
import { sameEmail } from "@tieout/core/text";
import {
  canonicalOrigin,
  findNotificationSetting,
  findTenant,
  listNotifiableUsers,
  type NotifiableUser,
  type StoredNotificationSetting,
  saveMailDelivery,
  saveUnsubscribeToken,
  type Tx,
} from "../database/index.ts";
import { enqueue } from "../jobs/index.ts";
import type { MailContents, Reader } from "../mail/index.ts";

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

/**
 * Puts a mail for everybody whom the settings name into the outbox, in the caller's transaction (D-30,
 * D-53). Gives who that is.
 */
export async function notify<Type extends NotificationType>(
  db: Tx,
  occasion: Occasion<Type>,
  contentFor: ContentFor<Type>,
): Promise<readonly Told[]> {
  const setting = await findNotificationSetting(db, { type: occasion.type });
  if (!setting) return [];
  const users = await listNotifiableUsers(db, {
    ...{ notificationId: setting.id, workspaceId: occasion.workspaceId },
    defaultRecipients: setting.defaultRecipients,
  });
  const candidates = users.map((user) => candidateOf(user, occasion));
  const told = whoIsTold(setting, candidates).filter(
    ({ address }) => !occasion.except?.some((other) => sameEmail(other.address, address)),
  );
  const tenant = await findTenant(db);
  const lenderOrigin = await canonicalOrigin(db, "lender");

  for (const one of told) {
    const user = users.find(({ id }) => id === one.userId);
    const reader: Reader = {
      timeZone: user?.timeZone ?? tenant.timeZone,
      because: one.because,
      ...(user && { notificationsUrl: `${lenderOrigin}/settings/usernotifications` }),
    };
    const language = user?.language ?? tenant.defaultLanguage;
    const content = contentFor(reader, one, { told, lenderOrigin });
    await post(db, { occasion, setting, told: one, language, content });
  }
  return told;
}

async function post(
  db: Tx,
  mail: {
    readonly occasion: Occasion;
    readonly setting: StoredNotificationSetting;
    readonly told: Told;
    readonly language: "en" | "es" | "fr";
    readonly content: object;
  },
): Promise<void> {
  const { occasion, setting, told, language, content } = mail;
  const { type: kind, now, workspaceId, submissionId } = occasion;
  const { address, userId } = told;
  const id = randomUUID();
  await saveMailDelivery(db, {
    ...{ id, kind, content, toAddress: address, language, now },
    ...(workspaceId !== undefined && { workspaceId }),
    ...(submissionId !== undefined && { submissionId }),
  });
  // A user has no choice where the tenant leaves none; who is no user can always leave a list.
  if (setting.style !== "Disabled" || userId === undefined) {
    await saveUnsubscribeToken(db, { id, notificationId: setting.id, address, userId, now });
  }
  await enqueue(db, "send-mail", { mailDeliveryId: id }, { jobKey: `mail:${id}` });
}

function candidateOf(user: NotifiableUser, { type, askedBy, actorId }: Occasion): Candidate {
  const { id, address, roles, member, forWorkspace, forAll } = user;
  const audience = audienceOf(type);
  const administrator = roles.includes("Administrator");
  return {
    ...{ id, address, asked: id === askedBy, actor: id === actorId },
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
