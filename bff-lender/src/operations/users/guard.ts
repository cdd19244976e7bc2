import { capabilitiesOf } from "@tieout/core/access";
import { findUser, type Tx, type User } from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import type { Lender } from "../../operation.ts";

/** Whether somebody looks after the tenant's users (P-C2). */
export const managesUsers = ({ roles }: Pick<Lender, "roles">): boolean =>
  capabilitiesOf(roles).includes("CanManageUsers");

export const mayNotManageUsers = () =>
  problem(403, "not-allowed", "You may not manage users.", "Ask an administrator.");

/** What nobody may do to themselves (P-V33 to P-V35). */
export const ownAccount = () =>
  problem(
    403,
    "own-account",
    "This can't be done to your own account.",
    "Ask another administrator.",
  );

export const lastAdministrator = () =>
  problem(
    409,
    "last-administrator",
    "Somebody has to be able to manage users.",
    "Make somebody else an administrator first.",
  );

export type AboutUser =
  | { readonly result: "found"; readonly user: User }
  | { readonly result: "refused"; readonly reply: ReturnType<typeof notFound> };

/** Whom an operation is about: 404 where the tenant has nobody by that id. */
export async function userAskedFor(db: Tx, id: string): Promise<AboutUser> {
  const user = await findUser(db, id);
  return user ? { result: "found", user } : { result: "refused", reply: notFound() };
}
