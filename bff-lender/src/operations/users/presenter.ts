import { type Capability, capabilitiesOf } from "@tieout/core/access";
import { mayAboutUser } from "@tieout/core/user";
import type { Role, User } from "@tieout/services/users/user";
import type { Wire } from "../wire.ts";

export function presentDetailedUser(
  user: User,
  { tenantId, actorId }: { readonly tenantId: string; readonly actorId: string },
): Wire["DetailedUser"] {
  const { id, firstName, lastName, displayName, emailAddress, status, version, roleIds } = user;
  const { subject, lastActivityAt, lastLoginAt } = user;

  return {
    id,
    firstName,
    lastName,
    displayName,
    emailAddress,
    status,
    version,
    ...(subject !== undefined && { externalAccountId: subject }),
    ...(lastActivityAt && { lastActivityTime: lastActivityAt.toISOString() }),
    ...(lastLoginAt && { lastLoginTime: lastLoginAt.toISOString() }),
    roleIds: [...roleIds],
    resourceRoles: presentResourceRoles(roleIds, tenantId),
    userCapabilities: tenantCapabilities(capabilitiesOf(user.roleNames)),
    metadata: user.metadata.map(({ name, value, type }) => ({ name, value, type })),
    may: mayAboutUser({ actorId, user }),
  };
}

export const presentResourceRoles = (
  roleIds: readonly string[],
  tenantId: string,
): Wire["ResourceRole"][] =>
  roleIds.map((roleId) => ({ roleId, resourceId: tenantId, resourceType: "Tenant" }));

export const presentRole = ({ id, name, tags }: Role): Wire["Role"] => ({
  id,
  name,
  tags: [...tags],
  capabilities: tenantCapabilities(capabilitiesOf([name])),
});

type TenantWide = Exclude<Capability, "CanViewWorkspace" | "CanDeleteWorkspaceConnection">;

/** Tenant-wide capabilities; the others depend on the workspace. */
export function tenantCapabilities(held: readonly Capability[]): TenantWide[] {
  return held.filter(
    (capability): capability is TenantWide =>
      capability !== "CanViewWorkspace" && capability !== "CanDeleteWorkspaceConnection",
  );
}
