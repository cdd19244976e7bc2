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
export {
  bindUser,
  createUser,
  deleteUser,
  findUser,
  findUserBySubject,
  listEverybody,
  listRoles,
  listUsers,
  lockAdministrators,
  type NewUser,
  type Role,
  recordLogin,
  saveUserLanguage,
  saveUserRoles,
  type User,
  updateUser,
} from "./queries.ts";
