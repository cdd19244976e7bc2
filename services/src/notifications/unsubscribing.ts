import { timingSafeEqual } from "node:crypto";
import {
  isRecipient,
  type NotificationType,
  notificationTypes,
  removeRecipient,
} from "@tieout/core/notification";
import { type AuditEvent, saveAuditEvent } from "@tieout/server/database/audit/audit";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Sealer, TenantSealer } from "@tieout/server/sealing/sealer";
import {
  deleteUserChoice,
  deleteWorkspaceChoices,
  listUserChoices,
  listWorkspaceChoicesOf,
  lockNotificationSetting,
  type StoredNotificationSetting,
  saveNotificationSetting,
  saveUserChoice,
  saveWorkspaceChoices,
  type WorkspaceChoice,
} from "./choices.ts";

export interface Unsubscription {
  readonly token: UnsubscribeToken;
  readonly setting: StoredNotificationSetting;
  readonly standing: NotificationStanding;
  readonly subscribed: boolean;
}

/** Looks up a mail's link and locks what it's about. */
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

/** Whether a queued mail is still wanted: its address hasn't unsubscribed meanwhile. */
export async function isStillWanted(db: Tx, mailId: string): Promise<boolean> {
  const token = await findUnsubscribeToken(db, mailId);
  if (!token || !(await hasEndedSince(db, token))) return true;
  const setting = await lockNotificationSetting(db, token.notificationId);
  return setting !== undefined && isReached(await standingOf(db, token, setting), token);
}

/** Ends a type for an address: as a default recipient, and for each of its user's choices. */
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

/** Undoes an unsubscription. */
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

const idBytes = 16;

/**
 * A mail's unsubscribe secret: its id, and 32 bytes derived from that by the tenant's key. Nothing is stored, and a
 * mail may be sent again with the same link.
 */
export function unsubscribeSecret(seals: TenantSealer, mailId: string): string {
  const id = Buffer.from(mailId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, proofOf(seals, mailId)]).toString("base64url");
}

/** The mail of an unsubscribe link; nothing if it isn't this tenant's. */
function mailOfUnsubscribeSecret(seals: TenantSealer, secret: string): string | undefined {
  const bytes = Buffer.from(secret, "base64url");
  const hex = bytes.subarray(0, idBytes).toString("hex");
  const mailId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const [given, proof] = [bytes.subarray(idBytes), proofOf(seals, mailId)];
  return given.length === proof.length && timingSafeEqual(given, proof) ? mailId : undefined;
}

const proofOf = (seals: TenantSealer, id: string) => seals.derive({ purpose: "unsubscribe", id });

interface NotificationStanding {
  readonly forAll: boolean | null;
  readonly forWorkspaces: readonly WorkspaceChoice[];
  readonly byDefault: boolean;
}

/** What a mail's link ends: one type, for one address. */
interface UnsubscribeToken {
  /** The mail's. */
  readonly id: string;
  readonly notificationId: string;
  readonly address: string;
  readonly userId: string | null;
  readonly usedAt: Date | null;
  readonly before: NotificationStanding | null;
}

export async function saveUnsubscribeToken(
  db: Tx,
  token: Pick<UnsubscribeToken, "id" | "notificationId" | "address"> & {
    readonly userId?: string | undefined;
    readonly now: Date;
  },
): Promise<void> {
  const { now: createdAt, userId = null, ...rest } = token;
  await table(db, "unsubscribeTokens").insert({
    tenantId: db.tenantId,
    ...rest,
    userId,
    createdAt,
  });
}

export async function findUnsubscribeToken(
  db: Tx,
  id: string,
): Promise<UnsubscribeToken | undefined> {
  return table(db, "unsubscribeTokens")
    .where({ tenantId: db.tenantId, id })
    .first("id", "notificationId", "address", "userId", "usedAt", "before");
}

/** The standing before another mail's link ended the same. */
async function findEarlierStanding(
  db: Tx,
  { id, notificationId, address }: UnsubscribeToken,
): Promise<NotificationStanding | undefined> {
  const row = await table(db, "unsubscribeTokens")
    .where({ tenantId: db.tenantId, notificationId })
    .whereRaw("lower(address) = lower(?)", [address])
    .whereNot({ id })
    .whereNotNull("usedAt")
    .orderBy("usedAt", "desc")
    .first("before");
  return row?.before ?? undefined;
}

/** Whether another mail's link ended the same since that mail was queued. */
async function hasEndedSince(
  db: Tx,
  { id, notificationId, address }: UnsubscribeToken,
): Promise<boolean> {
  const { tenantId } = db;
  const ended = await table(db, "unsubscribeTokens")
    .where({ tenantId, notificationId })
    .whereRaw("lower(address) = lower(?)", [address])
    .where(
      "usedAt",
      ">=",
      table(db, "unsubscribeTokens").where({ tenantId, id }).select("createdAt"),
    )
    .first("id");
  return ended !== undefined;
}

export async function useUnsubscribeToken(
  db: Tx,
  id: string,
  { before, now }: { readonly before: NotificationStanding; readonly now: Date },
): Promise<void> {
  await table(db, "unsubscribeTokens")
    .where({ tenantId: db.tenantId, id })
    .update({ usedAt: now, before: JSON.stringify(before) });
}

async function resetUnsubscribeToken(db: Tx, id: string): Promise<void> {
  await table(db, "unsubscribeTokens")
    .where({ tenantId: db.tenantId, id })
    .update({ usedAt: null, before: null });
}

/** A default recipient, not a user, who has unsubscribed. */
export interface LeftRecipient {
  readonly type: NotificationType;
  readonly address: string;
  readonly at: Date;
}

export async function listLeftRecipients(db: Tx): Promise<LeftRecipient[]> {
  return table(db, "unsubscribeTokens as token")
    .join("notificationSettings as setting", {
      "setting.tenantId": "token.tenantId",
      "setting.id": "token.notificationId",
    })
    .where({ "token.tenantId": db.tenantId, "token.userId": null })
    .whereIn("setting.type", [...notificationTypes])
    .whereNotNull("token.usedAt")
    .whereRaw("lower(token.address) <> all (select lower(unnest(setting.default_recipients)))")
    .groupBy("setting.type", "token.address")
    .orderBy("token.address")
    .select("setting.type", "token.address")
    .select({ at: computed<Date>(db, "max(token.used_at)") });
}
