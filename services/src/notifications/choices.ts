import type { RoleName } from "@tieout/core/access";
import {
  type Choices,
  type NotificationSetting,
  type NotificationType,
  notificationTypes,
} from "@tieout/core/notification";
import { type Change, newVersion } from "@tieout/server/database/last-change";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

interface UserChoice {
  readonly notificationId: string;
  readonly enabled: boolean;
}

export async function listUserChoices(db: Tx, userId: string): Promise<UserChoice[]> {
  return table(db, "userNotificationSettings")
    .where({ tenantId: db.tenantId, userId, method: "Email" })
    .select("notificationId", "enabled");
}

export async function saveUserChoice(
  db: Tx,
  { userId, notificationId, enabled }: UserChoice & { readonly userId: string },
): Promise<void> {
  await table(db, "userNotificationSettings")
    .insert({ tenantId: db.tenantId, userId, notificationId, enabled })
    .onConflict(["tenantId", "userId", "notificationId", "method"])
    .merge();
}

export async function deleteUserChoice(
  db: Tx,
  { userId, notificationId }: { readonly userId: string; readonly notificationId: string },
): Promise<void> {
  await table(db, "userNotificationSettings")
    .where({ tenantId: db.tenantId, userId, notificationId })
    .delete();
}

export interface WorkspaceChoice extends UserChoice {
  readonly workspaceId: string;
}

/** A user's workspaces by name, with the user's choices. */
export async function listWorkspaceChoices(
  db: Tx,
  { userId, workspaceIds }: { readonly userId: string; readonly workspaceIds?: readonly string[] },
): Promise<
  { readonly id: string; readonly displayName: string; readonly choices: WorkspaceChoice[] }[]
> {
  const { tenantId } = db;
  const workspaces = await table(db, "workspaces")
    .join("workspaceUsers as member", {
      "member.tenantId": "workspaces.tenantId",
      "member.workspaceId": "workspaces.id",
    })
    .where({ "workspaces.tenantId": tenantId, "member.userId": userId, deletedAt: null })
    .modify((found) => workspaceIds && found.whereIn("workspaces.id", [...workspaceIds]))
    .orderBy([{ column: "workspaces.sortName" }, { column: "workspaces.id" }])
    .select("workspaces.id", "displayName");
  const choices: WorkspaceChoice[] = await table(db, "notificationSubscriptions")
    .where({ tenantId, userId, method: "Email" })
    .select("workspaceId", "notificationId", "enabled");
  const byWorkspace = new Map<string, WorkspaceChoice[]>();
  for (const choice of choices) {
    byWorkspace.set(choice.workspaceId, [...(byWorkspace.get(choice.workspaceId) ?? []), choice]);
  }
  return workspaces.map((workspace) => ({
    ...workspace,
    choices: byWorkspace.get(workspace.id) ?? [],
  }));
}

export async function saveWorkspaceChoices(
  db: Tx,
  userId: string,
  choices: readonly WorkspaceChoice[],
): Promise<void> {
  if (choices.length === 0) return;
  await table(db, "notificationSubscriptions")
    .insert(choices.map((choice) => ({ tenantId: db.tenantId, userId, ...choice })))
    .onConflict(["tenantId", "workspaceId", "notificationId", "userId", "method"])
    .merge();
}

/** Deletes choices for single workspaces and returns them. */
export async function deleteWorkspaceChoices(
  db: Tx,
  { userId, notificationId }: { readonly userId: string; readonly notificationId: string },
): Promise<WorkspaceChoice[]> {
  return table(db, "notificationSubscriptions")
    .where({ tenantId: db.tenantId, userId, notificationId })
    .delete()
    .returning(["workspaceId", "notificationId", "enabled"]);
}

export async function listWorkspaceChoicesOf(
  db: Tx,
  { userId, notificationId }: { readonly userId: string; readonly notificationId: string },
): Promise<WorkspaceChoice[]> {
  return table(db, "notificationSubscriptions")
    .where({ tenantId: db.tenantId, userId, notificationId })
    .orderBy("workspaceId")
    .select("workspaceId", "notificationId", "enabled");
}

export interface StoredNotificationSetting extends NotificationSetting {
  readonly id: string;
  readonly type: NotificationType;
  readonly version: number;
}

const columns = ["id", "type", "style", "defaultRecipients", "defaultAction", "version"] as const;

/** Every type that has a mail, in order. */
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

/** Locks a setting for a change. */
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

/** Saves an administrator's changes. Lock it first. */
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

/** An active user who could be notified, with their choices. */
export interface NotifiableUser extends Choices {
  readonly id: string;
  readonly address: string;
  readonly roles: readonly RoleName[];
  /** Of the workspace it's about, if any. */
  readonly member: boolean;
  readonly language: "en" | "es" | "fr" | null;
  readonly timeZone: string | null;
}

interface Row extends Omit<NotifiableUser, "forWorkspace" | "forAll"> {
  readonly forWorkspace: boolean | null;
  readonly forAll: boolean | null;
}

/** Members, administrators and default recipients, by address. */
export async function listNotifiableUsers(
  db: Tx,
  about: {
    readonly notificationId: string;
    readonly workspaceId?: string | undefined;
    readonly defaultRecipients: readonly string[];
  },
): Promise<NotifiableUser[]> {
  const { notificationId, workspaceId = null, defaultRecipients } = about;
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select u.id, u.email_address as address, u.language, u.time_zone as "timeZone",
       array(
         select r.name from user_roles ur
         join roles r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
         where ur.tenant_id = u.tenant_id and ur.user_id = u.id order by r.name
       ) as roles,
       m.user_id is not null as member,
       s.enabled as "forWorkspace", o.enabled as "forAll"
     from users u
     left join workspace_users m
       on m.tenant_id = u.tenant_id and m.user_id = u.id and m.workspace_id = :workspaceId
     left join notification_subscriptions s
       on s.tenant_id = u.tenant_id and s.user_id = u.id
       and s.workspace_id = :workspaceId and s.notification_id = :notificationId
     left join user_notification_settings o
       on o.tenant_id = u.tenant_id and o.user_id = u.id and o.notification_id = :notificationId
     where u.tenant_id = :tenantId and u.status = 'Active'
       and (
         m.user_id is not null
         or lower(u.email_address) = any (:addresses)
         or exists (
           select from user_roles ur
           join roles r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
           where ur.tenant_id = u.tenant_id and ur.user_id = u.id and r.name = 'Administrator'
         )
       )
     order by lower(u.email_address)`,
    {
      tenantId: db.tenantId,
      notificationId,
      workspaceId,
      addresses: defaultRecipients.map((address) => address.toLowerCase()),
    },
  );
  return rows.map(({ forWorkspace, forAll, ...user }) => ({
    ...user,
    ...(forWorkspace !== null && { forWorkspace }),
    ...(forAll !== null && { forAll }),
  }));
}
