export type { UserMetadata, UserStatus } from "./model.ts";
export {
  acceptInvitation,
  bindUser,
  createUser,
  findInvitation,
  findUser,
  findUserBySubject,
  type Invitation,
  listUsers,
  type NewUser,
  recordLogin,
  saveInvitation,
  saveUserRoles,
  type User,
} from "./queries.ts";
