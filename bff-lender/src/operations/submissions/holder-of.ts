import { findUser, type Submission, type Tx } from "@tieout/server/database";

/** Who set a collection's legal hold; nobody where it isn't held. */
export async function holderOf(db: Tx, { heldBy }: Submission) {
  return heldBy === undefined ? undefined : findUser(db, heldBy);
}
