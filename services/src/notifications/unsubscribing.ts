import { isRecipient, removeRecipient } from "@tieout/core/notification";
import { type AuditEvent, saveAuditEvent } from "@tieout/server/database/audit/audit";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Sealer } from "@tieout/server/sealing/sealer";
import {
  deleteUserChoice,
  deleteWorkspaceChoices,
  listUserChoices,
  listWorkspaceChoicesOf,
  saveUserChoice,
  saveWorkspaceChoices,
} from "./choices.ts";
import {
  lockNotificationSetting,
  type StoredNotificationSetting,
  saveNotificationSetting,
} from "./settings.ts";
import { mailOfUnsubscribeSecret } from "./unsubscribe-secret.ts";
import {
  findEarlierStanding,
  findUnsubscribeToken,
  hasEndedSince,
  type NotificationStanding,
  resetUnsubscribeToken,
  type UnsubscribeToken,
  useUnsubscribeToken,
} from "./unsubscribe-tokens.ts";

/** What a mail's link is about, and whether it still brings mail. */
export interface Unsubscription {
  readonly token: UnsubscribeToken;
  readonly setting: StoredNotificationSetting;
  readonly standing: NotificationStanding;
  readonly subscribed: boolean;
}

/** Looks a mail's link up, and keeps others from changing what it's about meanwhile. */
export async function openUnsubscription(
  db: Tx,
  sealer: Sealer,
  secret: string,
): Promise<Unsubscription | undefined> {
  const id = mailOfUnsubscribeSecret(await sealer.forTenant(db), secret);
  const token = id === undefined ? undefined : await findUnsubscribeToken(db, id);
  const setting = token && (await lockNotificationSetting(db, token.notificationId));
  if (!setting) return undefined;
  const standing = await standingOf(db, token, setting);
  return { token, setting, standing, subscribed: isReached(standing, token) };
}

/** Whether a mail that waits is still wanted: its notification wasn't ended for its address meanwhile. */
export async function isStillWanted(db: Tx, mailId: string): Promise<boolean> {
  const token = await findUnsubscribeToken(db, mailId);
  if (!token || !(await hasEndedSince(db, token))) return true;
  const setting = await lockNotificationSetting(db, token.notificationId);
  return setting !== undefined && isReached(await standingOf(db, token, setting), token);
}

/** Ends a type for an address: as a default recipient, and by each choice that its user made. */
export async function unsubscribe(
  db: Tx,
  { token, setting, standing, subscribed }: Unsubscription,
  now: Date,
): Promise<void> {
  const earlier = subscribed ? undefined : (token.before ?? (await findEarlierStanding(db, token)));
  await useUnsubscribeToken(db, token.id, { before: earlier ?? standing, now });
  if (!subscribed) return;

  const { notificationId, userId, address } = token;
  if (standing.byDefault) {
    const defaultRecipients = removeRecipient(setting.defaultRecipients, address);
    await saveNotificationSetting(db, setting.id, { defaultRecipients }, { at: now });
  }
  if (userId !== null) {
    await saveUserChoice(db, { userId, notificationId, enabled: false });
    await deleteWorkspaceChoices(db, { userId, notificationId });
  }
  await audit(db, "notification-ended", token, setting, now);
}

/** Takes an end back: what was so before is so again. */
export async function resubscribe(
  db: Tx,
  { token, setting, subscribed }: Unsubscription,
  now: Date,
): Promise<void> {
  const { before, notificationId, userId, address } = token;
  if (!before || subscribed) return;
  if (before.byDefault && !isRecipient(setting.defaultRecipients, address)) {
    const defaultRecipients = [...setting.defaultRecipients, address];
    await saveNotificationSetting(db, setting.id, { defaultRecipients }, { at: now });
  }
  if (userId !== null) {
    if (before.forAll === null) await deleteUserChoice(db, { userId, notificationId });
    else await saveUserChoice(db, { userId, notificationId, enabled: before.forAll });
    await saveWorkspaceChoices(db, userId, before.forWorkspaces);
  }
  await resetUnsubscribeToken(db, token.id);
  await audit(db, "notification-resumed", token, setting, now);
}

async function standingOf(
  db: Tx,
  { userId, notificationId, address }: UnsubscribeToken,
  { defaultRecipients }: StoredNotificationSetting,
): Promise<NotificationStanding> {
  const byDefault = isRecipient(defaultRecipients, address);
  if (userId === null) return { forAll: null, forWorkspaces: [], byDefault };
  const choices = await listUserChoices(db, userId);
  const own = choices.find((choice) => choice.notificationId === notificationId);
  const forWorkspaces = await listWorkspaceChoicesOf(db, { userId, notificationId });
  return { forAll: own?.enabled ?? null, forWorkspaces, byDefault };
}

function isReached(
  { forAll, forWorkspaces, byDefault }: NotificationStanding,
  { userId }: UnsubscribeToken,
): boolean {
  if (byDefault || userId === null) return byDefault;
  return forAll !== false || forWorkspaces.some(({ enabled }) => enabled);
}

async function audit(
  db: Tx,
  action: string,
  { userId, id }: UnsubscribeToken,
  { type }: StoredNotificationSetting,
  at: Date,
): Promise<void> {
  const actor: AuditEvent["actor"] =
    userId === null ? { kind: "recipient" } : { kind: "user", id: userId };
  const details = { type, by: "mail-link" };
  await saveAuditEvent(db, { at, action, actor, subjectId: id, details });
}
