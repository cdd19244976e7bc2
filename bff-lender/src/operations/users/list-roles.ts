import { listRoles as list } from "@tieout/server/database";
import { managesUsers, mayNotManageUsers } from "../../managing-users.ts";
import type { Handler } from "../../operation.ts";
import { presentRole } from "../../presenters/user.ts";

export const listRoles: Handler<"listRoles"> = async (_input, { tx, caller }) =>
  managesUsers(caller)
    ? { status: 200, body: (await tx(list)).map(presentRole) }
    : mayNotManageUsers();
