import type { Tx } from "../with-tenant.ts";

export type NotificationType =
  | "collection-completed"
  | "collection-failed"
  | "connection-needs-attention"
  | "document-uploaded"
  | "access-requested"
  | "user-invited"
  | "files-about-to-be-deleted";

/** Who is written to. Who can't view the workspace gets no figures and no names (D-53). */
export interface Recipient {
  readonly address: string;
  readonly language: "en" | "es" | "fr";
  readonly mayViewWorkspace: boolean;
}

/**
 * The addresses that a notification about a workspace goes to (D-53): Append means the defaults and
 * subscribed members, Replace the defaults alone; Disabled leaves no choice but the defaults. A
 * member is subscribed by a choice for this workspace, else by their own setting, else by the style:
 * OptOut counts in who said nothing.
 */
export async function listRecipients(
  db: Tx,
  type: NotificationType,
  workspaceId: string,
): Promise<Recipient[]> {
  const { tenantId } = db;
  const setting = await db("notificationSettings").where({ tenantId, type }).first();
  if (!setting) return [];
  const members: Member[] = await membersOf(db, workspaceId, setting.id);
  const toMembers = setting.defaultAction === "Append" && setting.style !== "Disabled";
  const subscribed = members.filter(
    ({ forWorkspace, byUser }) =>
      toMembers && (forWorkspace ?? byUser ?? setting.style === "OptOut"),
  );
  const byAddress = new Map(members.map((member) => [member.address.toLowerCase(), member]));
  const addresses = [...setting.defaultRecipients, ...subscribed.map(({ address }) => address)];

  return [...new Set(addresses.map((address: string) => address.toLowerCase()))].map((address) => {
    const member = byAddress.get(address);
    return { address, language: member?.language ?? "en", mayViewWorkspace: member !== undefined };
  });
}

interface Member {
  readonly address: string;
  readonly language: "en" | "es" | "fr" | null;
  readonly forWorkspace: boolean | null;
  readonly byUser: boolean | null;
}

async function membersOf(db: Tx, workspaceId: string, notificationId: string): Promise<Member[]> {
  return db("workspaceUsers as member")
    .join("users as user", function () {
      this.on("user.tenantId", "member.tenantId").andOn("user.id", "member.userId");
    })
    .leftJoin("notificationSubscriptions as subscription", function () {
      this.on("subscription.tenantId", "member.tenantId")
        .andOn("subscription.workspaceId", "member.workspaceId")
        .andOn("subscription.userId", "member.userId")
        .andOnVal("subscription.notificationId", notificationId);
    })
    .leftJoin("userNotificationSettings as own", function () {
      this.on("own.tenantId", "member.tenantId")
        .andOn("own.userId", "member.userId")
        .andOnVal("own.notificationId", notificationId);
    })
    .where({ "member.tenantId": db.tenantId, "member.workspaceId": workspaceId })
    .where("user.status", "Active")
    .orderBy("user.emailAddress")
    .select({
      address: "user.emailAddress",
      language: "user.language",
      forWorkspace: "subscription.enabled",
      byUser: "own.enabled",
    });
}
