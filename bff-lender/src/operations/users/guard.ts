import { capabilitiesOf } from "@tieout/core/access";
import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { findUser, type User } from "@tieout/services/users/user";
import type { Lender } from "../operation.ts";

/** Refuses users who may not manage the tenant's users (P-C2). */
export function authorizeUserManagement({ roles }: Pick<Lender, "roles">): void {
  if (capabilitiesOf(roles).includes("CanManageUsers")) return;
  throw new Refusal(
    problem(403, "not-allowed", {
      title: "user-management-not-allowed",
      detail: "ask-administrator",
    }),
  );
}

/** Loads the user of an operation. Authorize user management first. */
export async function requireUser(db: Tx, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw new Refusal(notFound());
  return user;
}

/** Users may not change this of their own account (P-V33 to P-V35). */
export const ownAccount = () =>
  problem(403, "own-account", { title: "own-account", detail: "ask-another-administrator" });

export const lastAdministrator = () =>
  problem(409, "last-administrator", {
    title: "last-administrator",
    detail: "make-another-administrator-first",
  });
