export {
  type Acceptance,
  acceptInvitation,
  type Invitation,
  type InvitationState,
  invitationSeconds,
  invitationState,
} from "./invitation.ts";
export {
  type MetadataFault,
  type MetadataSetting,
  type MetadataType,
  type MetadataValue,
  metadataFault,
  metadataFaults,
  metadataTypes,
} from "./metadata.ts";
export {
  type Acting,
  displayNameOf,
  type MayAboutUser,
  mayAboutUser,
  type Named,
  ownNameOf,
  type UserStatus,
  userStatuses,
} from "./user.ts";
export {
  type AddressFault,
  addressFault,
  keepsAdministrator,
  type NameFaults,
  type Names,
  nameFaults,
  type RolesFault,
  rolesFault,
} from "./user-faults.ts";
