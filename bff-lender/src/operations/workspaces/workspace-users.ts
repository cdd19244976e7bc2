import { workspaceCapabilitiesOf } from "@tieout/core/access";
import { etag } from "@tieout/server/http/etag";
import { invalid, notFound, type ProblemText, problem } from "@tieout/server/http/problem";
import { notifyAccessRequested } from "@tieout/services/notifications/occasions";
import { listUsers } from "@tieout/services/users/user";
import {
  findAccessRequestTold,
  grantAccessRequests,
  saveWorkspaceUsers as save,
  saveAccessRequest,
  saveAccessRequestTold,
} from "@tieout/services/workspaces/members";
import { findWorkspace, type Workspace } from "@tieout/services/workspaces/workspace";
import { audit } from "../audit.ts";
import type { Handler } from "../operation.ts";
import { authorizeWorkspaceUsers } from "./guard.ts";
import { workspaceConflict, workspaceDetails } from "./workspace-details.ts";

export const getSafeDetails: Handler<"getSafeDetails"> = (
  { params: { workspaceId } },
  { tx, caller },
) =>
  tx(async (db) => {
    const { workspace, held } = await authorizeWorkspaceUsers(db, workspaceId, caller);
    const headers = { etag: etag(workspace.version) };
    return { status: 200, body: await workspaceDetails(db, workspace, held), headers };
  });

export const saveWorkspaceUsers: Handler<"saveWorkspaceUsers"> = (
  { params: { workspaceId }, body: { resourceUsers } },
  call,
) =>
  call.tx(async (db) => {
    const { caller, now, ifMatch: version } = call;
    const { workspace, held } = await authorizeWorkspaceUsers(db, workspaceId, caller);

    const { userId, roles } = caller;
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
        const action = `workspace-user-${change}` as const;
        await audit(db, call, { action, workspaceId, subjectId });
      }
    }
    const heldNow = workspaceCapabilitiesOf({ roles, member: current.memberIds.includes(userId) });
    return {
      status: 200,
      body: await workspaceDetails(db, current, heldNow),
      headers: { etag: etag(current.version) },
    };
  });

const refused = (code: string, description: ProblemText) =>
  invalid([{ pointer: "/body/resourceUsers", code, description }]);

const unknownUser = "member-not-a-user";
const nobody = "workspace-without-users";

export const requestAccess: Handler<"requestAccess"> = ({ params: { workspaceId } }, call) =>
  call.tx(async (db) => {
    const {
      caller: { userId, roles },
      now,
    } = call;
    const workspace = await findWorkspace(db, workspaceId);
    if (!workspace) return notFound();
    const standing = { roles, member: workspace.memberIds.includes(userId) };
    if (workspaceCapabilitiesOf(standing).includes("CanViewWorkspace")) {
      return problem(409, "has-access", { title: "access-already", detail: "open-workspace" });
    }

    const request = { workspaceId, userId };
    if (await saveAccessRequest(db, { ...request, now })) {
      const answerPath = `/home/workspacelist?manageUsers=${workspaceId}&add=${userId}`;
      const told = await notifyAccessRequested(db, { ...request, answerPath, now });
      await saveAccessRequestTold(db, request, splitBy(workspace, told));
      await audit(db, call, { action: "access-requested", workspaceId });
    }
    const { toldUserIds = [], toldAddresses = [] } =
      (await findAccessRequestTold(db, request)) ?? {};
    const body = { notificationsSentTo: [...toldUserIds], adminRecipients: [...toldAddresses] };
    return { status: 200, body };
  });

/** Members by id; administrators from outside the workspace by address. */
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
