export { listUsers } from "./list-users.ts";
