import { listEmailDomains as list } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { managesUsers, mayNotManageUsers } from "../users/guard.ts";

export const listEmailDomains: Handler<"listEmailDomains"> = async (_input, { tx, caller }) =>
  managesUsers(caller) ? { status: 200, body: await tx(list) } : mayNotManageUsers();
