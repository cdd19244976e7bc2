import { listRoles as list } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { managesUsers, mayNotManageUsers } from "./guard.ts";
import { presentRole } from "./presenter.ts";

export const listRoles: Handler<"listRoles"> = async (_input, { tx, caller }) =>
  managesUsers(caller)
    ? { status: 200, body: (await tx(list)).map(presentRole) }
    : mayNotManageUsers();
