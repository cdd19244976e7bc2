import { workspaceCapabilitiesOf } from "@tieout/core/access";
import {
  findWorkspace,
  listUsers,
  saveAccessRequest,
  saveAuditEvent,
} from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";

export const requestAccess: Handler<"requestAccess"> = (
  { params: { workspaceId } },
  { tx, caller: { userId, roles }, now, requestId },
) =>
  tx(async (db) => {
    const workspace = await findWorkspace(db, workspaceId);
    if (!workspace) return notFound();
    const { memberIds } = workspace;
    const isMember = memberIds.includes(userId);
    if (workspaceCapabilitiesOf({ roles, member: isMember }).includes("CanViewWorkspace")) {
      return problem(409, "has-access", "You have access already.", "Open the workspace.");
    }

    if (await saveAccessRequest(db, { workspaceId, userId, now })) {
      const actor = { kind: "user", id: userId } as const;
      await saveAuditEvent(db, {
        ...{ at: now, action: "access-requested", actor, workspaceId, requestId },
      });
    }
    const active = (await listUsers(db)).filter(({ status }) => status === "Active");
    const members = active.filter(({ id }) => memberIds.includes(id));
    const administrators = active.filter(
      ({ id, roleNames }) => !memberIds.includes(id) && roleNames.includes("Administrator"),
    );
    return {
      status: 200,
      body: {
        notificationsSentTo: members.map(({ id }) => id),
        adminRecipients: administrators.map(({ id }) => id),
      },
    };
  });
