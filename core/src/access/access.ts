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

/** Capabilities that are held in one workspace, and not in the tenant. */
export type WorkspaceCapability = Extract<
  Capability,
  "CanViewWorkspace" | "CanManageWorkspaceUsers" | "CanDeleteWorkspaceConnection"
>;

export const roleNames = ["Default User", "Administrator"] as const;
export type RoleName = (typeof roleNames)[number];

/** What somebody's roles let them do in the tenant, in the order of `capabilities`. */
export function capabilitiesOf(roles: readonly RoleName[]): Capability[] {
  const held = new Set(roles.flatMap((role) => byRole[role]));
  return capabilities.filter((capability) => held.has(capability));
}

/** How somebody stands to a workspace. */
export interface Standing {
  readonly roles: readonly RoleName[];
  readonly member: boolean;
}

/**
 * What somebody may do in a workspace. Members see its figures and look after it; an administrator who
 * isn't one may only let people in, themselves too, where everybody can see it on the audit trail.
 */
export function workspaceCapabilitiesOf({ roles, member }: Standing): WorkspaceCapability[] {
  if (roles.length === 0) return [];
  if (member)
    return ["CanViewWorkspace", "CanManageWorkspaceUsers", "CanDeleteWorkspaceConnection"];
  return roles.includes("Administrator") ? ["CanManageWorkspaceUsers"] : [];
}

/** What a page offers somebody who can't open a workspace of their own tenant (D-34). */
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
