import { randomUUID } from "node:crypto";
import { capabilitiesOf, workspaceCapabilitiesOf } from "@tieout/core/access";
import { parseEmail } from "@tieout/core/text";
import type { components } from "@tieout/openapi/lender";
import type { Call } from "@tieout/server/http/operation";
import { type FieldError, invalid, problem } from "@tieout/server/http/problem";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { listUsers } from "@tieout/services/users/user";
import { createWorkspace as create } from "@tieout/services/workspaces/members";
import { findWorkspace } from "@tieout/services/workspaces/workspace";
import { audit } from "../audit.ts";
import type { Handler, Lender, Services } from "../operation.ts";
import { presentWorkspace } from "./presenter.ts";
import { codeErrors, nameErrors } from "./workspace-text.ts";

export const createWorkspace: Handler<"createWorkspace"> = ({ body }, call) =>
  openWorkspace(randomUUID(), body, call);

export const putWorkspace: Handler<"putWorkspace"> = ({ params: { workspaceId }, body }, call) =>
  openWorkspace(workspaceId, body, call);

type NewWorkspace = components["schemas"]["NewWorkspace"];

/** Opens a workspace. Its creator owns it and is its first member (D-49). */
async function openWorkspace(id: string, body: NewWorkspace, call: Call<Lender, Services>) {
  const { once, now, caller } = call;
  const { userId, roles } = caller;
  if (!capabilitiesOf(roles).includes("CanCreateWorkspace")) {
    return problem(403, "not-allowed", { title: "add-workspaces-not-allowed" });
  }
  const errors = fieldErrors(body);
  if (errors.length > 0) return invalid(errors);

  return once(async (db) => {
    const { disableNewWorkspaces } = await findTenantSettings(db);
    if (disableNewWorkspaces) {
      return problem(403, "new-workspaces-disabled", { title: "new-workspaces-disabled" });
    }
    const users = new Set((await listUsers(db)).map((user) => user.id));
    const strangers = (body.users ?? []).filter((user) => !users.has(user));
    if (strangers.length > 0) {
      const description = "member-not-a-user";
      return invalid([{ pointer: "/body/users", code: "unknown-user", description }]);
    }

    const { displayName, engagementCode = "", primaryEmail } = body;
    const created = await create(db, {
      id,
      engagementCode: engagementCode.trim(),
      displayName: displayName.trim(),
      now,
      ...(primaryEmail !== undefined && { primaryEmail }),
      ownerId: userId,
      memberIds: body.users ?? [],
    });
    if (created === "id-taken") return problem(409, "id-taken", { title: "id-taken" });

    await audit(db, call, { action: "workspace-created", workspaceId: id });
    const workspace = await findWorkspace(db, id);
    if (!workspace) throw new Error(`Workspace ${id} isn't there right after it was made`);
    const held = workspaceCapabilitiesOf({ roles, member: true });
    return { status: 200, body: presentWorkspace(workspace, held) } as const;
  });
}

function fieldErrors({
  displayName,
  engagementCode = "",
  primaryEmail,
}: NewWorkspace): FieldError[] {
  const isFaulty = primaryEmail !== undefined && parseEmail(primaryEmail) === undefined;
  const description = "not-an-e-mail-address" as const;
  return [
    ...nameErrors(displayName, "/body/displayName"),
    ...codeErrors(engagementCode, "/body/engagementCode"),
    ...(isFaulty ? [{ pointer: "/body/primaryEmail", code: "email", description }] : []),
  ];
}
