/** What a person may do, by the names that the specifications give it. */
export const capabilities = [
  "CanManageUsers",
  "CanViewGlobalSubmissions",
  "CanCreateWorkspace",
  "CanViewWorkspace",
  "CanManageWorkspaceUsers",
  "CanDeleteWorkspaceConnection",
  "CanManageTenantAdministrativeNotificationSettings",
  "CanDeleteFinancialStatementTemplate",
] as const;
export type Capability = (typeof capabilities)[number];

/** Held in one workspace, not in the tenant. */
export type WorkspaceCapability = Extract<
  Capability,
  "CanViewWorkspace" | "CanManageWorkspaceUsers" | "CanDeleteWorkspaceConnection"
>;

export const roleNames = ["Default User", "Administrator"] as const;
export type RoleName = (typeof roleNames)[number];

/** In the order of `capabilities`. */
export function capabilitiesOf(roles: readonly RoleName[]): Capability[] {
  const held = new Set(roles.flatMap((role) => byRole[role]));
  return capabilities.filter((capability) => held.has(capability));
}

export interface Standing {
  readonly roles: readonly RoleName[];
  readonly member: boolean;
}

/**
 * Members see the figures and manage the workspace; other administrators may only add people, themselves too, which the
 * audit trail shows.
 */
export function workspaceCapabilitiesOf({ roles, member }: Standing): WorkspaceCapability[] {
  if (roles.length === 0) return [];
  if (member)
    return ["CanViewWorkspace", "CanManageWorkspaceUsers", "CanDeleteWorkspaceConnection"];
  return roles.includes("Administrator") ? ["CanManageWorkspaceUsers"] : [];
}

/** What is offered to somebody who can't open a workspace of their own tenant (D-34). */
export function workspaceAccess(standing: Standing): "open" | "add-yourself" | "request-access" {
  const held = workspaceCapabilitiesOf(standing);
  if (held.includes("CanViewWorkspace")) return "open";
  return held.includes("CanManageWorkspaceUsers") ? "add-yourself" : "request-access";
}

const byRole: Record<RoleName, readonly Capability[]> = {
  "Default User": ["CanCreateWorkspace"],
  Administrator: [
    "CanCreateWorkspace",
    "CanManageUsers",
    "CanViewGlobalSubmissions",
    "CanManageWorkspaceUsers",
    "CanManageTenantAdministrativeNotificationSettings",
    "CanDeleteFinancialStatementTemplate",
  ],
};
