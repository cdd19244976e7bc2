import { listUsers as list } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";

export const listUsers: Handler<"listUsers"> = (_input, { tx }) =>
  tx(async (db) => {
    const users = await list(db);
    return {
      status: 200,
      body: users.map(
        ({ id, firstName, lastName, displayName, emailAddress, status, ...user }) => ({
          id,
          firstName,
          lastName,
          displayName,
          emailAddress,
          status,
          ...(user.lastActivityAt && { lastActivityTime: user.lastActivityAt.toISOString() }),
          roleIds: [...user.roleIds],
        }),
      ),
    };
  });
