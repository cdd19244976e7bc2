import type { Capability } from "@tieout/core/access";

type TenantWide = Exclude<Capability, "CanViewWorkspace" | "CanDeleteWorkspaceConnection">;

/** What is held in the whole tenant; the rest is a workspace's to say. */
export function tenantCapabilities(held: readonly Capability[]): TenantWide[] {
  return held.filter(
    (capability): capability is TenantWide =>
      capability !== "CanViewWorkspace" && capability !== "CanDeleteWorkspaceConnection",
  );
}
