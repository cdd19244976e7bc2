import { workspaceCapabilitiesOf } from "@tieout/core/access";
import {
  findAccessRequestTold,
  findWorkspace,
  saveAccessRequest,
  saveAccessRequestTold,
  saveAuditEvent,
  type Workspace,
} from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import { notifyAccessRequested } from "@tieout/server/notifying";
import type { Handler } from "../../operation.ts";

export const requestAccess: Handler<"requestAccess"> = (
  { params: { workspaceId } },
  { tx, caller: { userId, roles }, now, requestId },
) =>
  tx(async (db) => {
    const workspace = await findWorkspace(db, workspaceId);
    if (!workspace) return notFound();
    const standing = { roles, member: workspace.memberIds.includes(userId) };
    if (workspaceCapabilitiesOf(standing).includes("CanViewWorkspace")) {
      return problem(409, "has-access", "You have access already.", "Open the workspace.");
    }

    const request = { workspaceId, userId };
    if (await saveAccessRequest(db, { ...request, now })) {
      const answerPath = `/home/workspacelist?manageUsers=${workspaceId}&add=${userId}`;
      const told = await notifyAccessRequested(db, { ...request, answerPath, now });
      await saveAccessRequestTold(db, request, splitBy(workspace, told));
      const actor = { kind: "user", id: userId } as const;
      await saveAuditEvent(db, {
        at: now,
        action: "access-requested",
        actor,
        workspaceId,
        requestId,
      });
    }
    const { toldUserIds = [], toldAddresses = [] } =
      (await findAccessRequestTold(db, request)) ?? {};
    const body = { notificationsSentTo: [...toldUserIds], adminRecipients: [...toldAddresses] };
    return { status: 200, body };
  });

/** Members by their ids; whoever looks after the tenant from outside the workspace by address. */
function splitBy(
  { memberIds }: Workspace,
  told: Awaited<ReturnType<typeof notifyAccessRequested>>,
) {
  const isMember = (userId: string | undefined) =>
    userId !== undefined && memberIds.includes(userId);
  return {
    toldUserIds: told.flatMap(({ userId }) => (userId && isMember(userId) ? [userId] : [])),
    toldAddresses: told.flatMap(({ userId, address }) => (isMember(userId) ? [] : [address])),
  };
}
