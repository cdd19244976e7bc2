import type { Tx } from "@tieout/server/database/with-tenant";
import { UserModel } from "./user.ts";

// Type-checked only, never run.

declare const db: Tx;

const users = UserModel.of(db);
// @ts-expect-error there is no such column
users.where({ name: "Rosa" });
// @ts-expect-error nobody has that status
users.where({ status: "Gone" });
// @ts-expect-error nothing of that name belongs to a user
users.withGraphFetched("workspaces");
users.first().then((user) => {
  user?.roles?.map(({ name }) => name satisfies "Default User" | "Administrator");
  // @ts-expect-error a user has no such field
  user?.name;
});
