export { deleteUser, recordLogin, saveUserLanguage, updateUser } from "./change.ts";
export { bindUser, createUser, type NewUser } from "./create.ts";
export {
  findInvitation,
  type Invitation,
  lockInvitation,
  recordInvitationAccepted,
  recordInvitationSent,
  revokeInvitations,
  saveInvitation,
} from "./invitations.ts";
export type { UserMetadata } from "./model.ts";
export { listRoles, lockAdministrators, type Role, saveUserRoles } from "./roles.ts";
export { findUser, findUserBySubject, listEverybody, listUsers, type User } from "./user.ts";
