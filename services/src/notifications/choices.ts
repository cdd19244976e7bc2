import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** What somebody chose for a type in all of their workspaces. */
export interface UserChoice {
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

/** What somebody chose for a type in one workspace. */
export interface WorkspaceChoice extends UserChoice {
  readonly workspaceId: string;
}

/** The workspaces that somebody is a member of, by name, and what they chose for each. */
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

/** Forgets what somebody chose for single workspaces. Gives what that was. */
export async function deleteWorkspaceChoices(
  db: Tx,
  { userId, notificationId }: { readonly userId: string; readonly notificationId: string },
): Promise<WorkspaceChoice[]> {
  return table(db, "notificationSubscriptions")
    .where({ tenantId: db.tenantId, userId, notificationId })
    .delete()
    .returning(["workspaceId", "notificationId", "enabled"]);
}

/** What somebody chose for a type, workspace by workspace. */
export async function listWorkspaceChoicesOf(
  db: Tx,
  { userId, notificationId }: { readonly userId: string; readonly notificationId: string },
): Promise<WorkspaceChoice[]> {
  return table(db, "notificationSubscriptions")
    .where({ tenantId: db.tenantId, userId, notificationId })
    .orderBy("workspaceId")
    .select("workspaceId", "notificationId", "enabled");
}
