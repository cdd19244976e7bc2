export {
  type Capability,
  capabilities,
  capabilitiesOf,
  type RoleName,
  roleNames,
  type Standing,
  type WorkspaceCapability,
  wayIn,
  workspaceCapabilitiesOf,
} from "./access.ts";
