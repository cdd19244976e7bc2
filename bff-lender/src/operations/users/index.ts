export { createUser } from "./create-user.ts";
export { deleteUser } from "./delete-user.ts";
export { inviteUser } from "./invite-user.ts";
export { listDetailedUsers } from "./list-detailed-users.ts";
export { listRoles } from "./list-roles.ts";
export { listUsers } from "./list-users.ts";
export { putUserRoles } from "./put-user-roles.ts";
export { updateUser } from "./update-user.ts";
