import { listEverybody } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { managesUsers, mayNotManageUsers } from "./guard.ts";
import { presentDetailedUser } from "./presenter.ts";

export const listDetailedUsers: Handler<"listDetailedUsers"> = async (_input, { tx, caller }) => {
  if (!managesUsers(caller)) return mayNotManageUsers();
  const { tenantId, userId: actorId } = caller;
  const users = await tx(listEverybody);
  return {
    status: 200,
    body: users.map((user) => presentDetailedUser(user, { tenantId, actorId })),
  };
};
