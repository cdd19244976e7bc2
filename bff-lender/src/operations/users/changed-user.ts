import { findLastChange, type Tx } from "@tieout/server/database";
import { etag, notFound } from "@tieout/server/http";
import type { Lender } from "../../operation.ts";
import { changedSince } from "../changed-since.ts";
import { userAskedFor } from "./guard.ts";
import { presentDetailedUser } from "./presenter.ts";

/** A user right after a change, with the version that the next one names (D-31). */
export async function changedUser(db: Tx, id: string, { tenantId, userId }: Lender) {
  const about = await userAskedFor(db, id);
  if (about.result === "refused") return notFound();
  const body = presentDetailedUser(about.user, { tenantId, actorId: userId });
  return { status: 200, body, headers: { etag: etag(about.user.version) } } as const;
}

/** The version that was named isn't the newest: what is so now comes along. */
export async function userChangedSince(db: Tx, id: string, { tenantId, userId }: Lender) {
  const about = await userAskedFor(db, id);
  if (about.result === "refused") return notFound();
  const current = presentDetailedUser(about.user, { tenantId, actorId: userId });
  return changedSince(current, await findLastChange(db, "users", id), {
    type: "changed-since",
    title: "Somebody else has changed this user.",
  });
}
