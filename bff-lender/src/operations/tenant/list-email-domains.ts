import { listEmailDomains as list } from "@tieout/server/database";
import { managesUsers, mayNotManageUsers } from "../../managing-users.ts";
import type { Handler } from "../../operation.ts";

export const listEmailDomains: Handler<"listEmailDomains"> = async (_input, { tx, caller }) =>
  managesUsers(caller) ? { status: 200, body: await tx(list) } : mayNotManageUsers();
