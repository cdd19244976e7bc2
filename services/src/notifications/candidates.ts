import type { RoleName } from "@tieout/core/access";
import type { Choices } from "@tieout/core/notification";
import type { Tx } from "@tieout/server/database/with-tenant";

/** An active user whom a notification could reach, with what they chose for it. */
export interface NotifiableUser extends Choices {
  readonly id: string;
  readonly address: string;
  readonly roles: readonly RoleName[];
  /** Of the workspace that it's about, if it's about one. */
  readonly member: boolean;
  readonly language: "en" | "es" | "fr" | null;
  readonly timeZone: string | null;
}

interface Row extends Omit<NotifiableUser, "forWorkspace" | "forAll"> {
  readonly forWorkspace: boolean | null;
  readonly forAll: boolean | null;
}

/** Members of the workspace, administrators, and whoever is a default recipient; by address. */
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
