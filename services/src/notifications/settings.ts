import {
  type NotificationSetting,
  type NotificationType,
  notificationTypes,
} from "@tieout/core/notification";
import { type Change, newVersion } from "@tieout/server/database/last-change";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** What a tenant has settled for a type, as it's kept. */
export interface StoredNotificationSetting extends NotificationSetting {
  readonly id: string;
  readonly type: NotificationType;
  readonly version: number;
}

const columns = ["id", "type", "style", "defaultRecipients", "defaultAction", "version"] as const;

/** Every type that there is a mail for, in their order. */
export async function listNotificationSettings(db: Tx): Promise<StoredNotificationSetting[]> {
  const rows: StoredNotificationSetting[] = await table(db, "notificationSettings")
    .where({ tenantId: db.tenantId })
    .whereIn("type", [...notificationTypes])
    .select(...columns);
  const place = ({ type }: StoredNotificationSetting) => notificationTypes.indexOf(type);
  return rows.sort((left, right) => place(left) - place(right));
}

export async function findNotificationSetting(
  db: Tx,
  named: { readonly id: string } | { readonly type: NotificationType },
): Promise<StoredNotificationSetting | undefined> {
  return table(db, "notificationSettings")
    .where({ tenantId: db.tenantId, ...named })
    .whereIn("type", [...notificationTypes])
    .first(...columns);
}

/** Reads a setting that is about to change, and keeps others from changing it meanwhile. */
export async function lockNotificationSetting(
  db: Tx,
  id: string,
): Promise<StoredNotificationSetting | undefined> {
  return table(db, "notificationSettings")
    .where({ tenantId: db.tenantId, id })
    .whereIn("type", [...notificationTypes])
    .forUpdate()
    .first(...columns);
}

/** Changes what an administrator may change. Lock it before. */
export async function saveNotificationSetting(
  db: Tx,
  id: string,
  change: Partial<Pick<NotificationSetting, "defaultRecipients" | "defaultAction">>,
  who: Change,
): Promise<void> {
  const { defaultRecipients, defaultAction } = change;
  await table(db, "notificationSettings")
    .where({ tenantId: db.tenantId, id })
    .update({
      ...(defaultRecipients && { defaultRecipients: [...defaultRecipients] }),
      ...(defaultAction && { defaultAction }),
      ...newVersion(db, who),
    });
}
