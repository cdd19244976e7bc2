import { type NotificationType, notificationTypes } from "@tieout/core/notification";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { WorkspaceChoice } from "./choices.ts";

/** How somebody is told of a type: by their own choices, and as a default recipient. */
export interface NotificationStanding {
  readonly forAll: boolean | null;
  readonly forWorkspaces: readonly WorkspaceChoice[];
  readonly byDefault: boolean;
}

/** What a mail's link ends: one type, for one address. */
export interface UnsubscribeToken {
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

/** What was so before another mail's link ended the same. */
export async function findEarlierStanding(
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

/** Whether any mail's link has ended the same since that mail was queued. */
export async function hasEndedSince(
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

export async function resetUnsubscribeToken(db: Tx, id: string): Promise<void> {
  await table(db, "unsubscribeTokens")
    .where({ tenantId: db.tenantId, id })
    .update({ usedAt: null, before: null });
}

/** A default recipient who is no user and has taken themselves off the list. */
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
