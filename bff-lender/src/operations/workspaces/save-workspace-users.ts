import { workspaceCapabilitiesOf } from "@tieout/core/access";
import {
  findWorkspace,
  grantAccessRequests,
  listUsers,
  saveWorkspaceUsers as save,
  saveAuditEvent,
} from "@tieout/server/database";
import { etag, invalid, notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterToManageUsers } from "./guard.ts";
import { workspaceConflict } from "./workspace-conflict.ts";
import { workspaceDetails } from "./workspace-details.ts";

export const saveWorkspaceUsers: Handler<"saveWorkspaceUsers"> = (
  { params: { workspaceId }, body: { resourceUsers } },
  { tx, caller: { userId, roles, ...caller }, now, ifMatch: version, requestId },
) =>
  tx(async (db) => {
    const entered = await enterToManageUsers(db, workspaceId, { ...caller, userId, roles });
    if (entered.result === "refused") return entered.reply;
    const { workspace, held } = entered;

    const chosen = resourceUsers.map(({ principalId }) => principalId);
    const known = new Set((await listUsers(db)).map(({ id }) => id));
    if (chosen.some((id) => !known.has(id))) return refused("unknown-user", unknownUser);
    if (chosen.length === 0 && !workspace.ownerId) return refused("nobody", nobody);

    const saved = await save(db, workspaceId, chosen, {
      changedBy: userId,
      now,
      ...(version !== undefined && { version }),
    });
    const current = await findWorkspace(db, workspaceId);
    if (!current) return notFound();
    if (!saved) return workspaceConflict(db, await workspaceDetails(db, current, held));

    await grantAccessRequests(db, workspaceId, saved.added, { grantedBy: userId, now });
    for (const change of ["added", "removed"] as const) {
      for (const subjectId of saved[change]) {
        const actor = { kind: "user", id: userId } as const;
        const action = `workspace-user-${change}`;
        await saveAuditEvent(db, { at: now, action, actor, workspaceId, subjectId, requestId });
      }
    }
    const heldNow = workspaceCapabilitiesOf({ roles, member: current.memberIds.includes(userId) });
    return {
      status: 200,
      body: await workspaceDetails(db, current, heldNow),
      headers: { etag: etag(current.version) },
    };
  });

const refused = (code: string, description: string) =>
  invalid([{ pointer: "/body/resourceUsers", code, description }]);

const unknownUser = "Somebody in this list isn't a user here.";
const nobody = "at least one user has access";
