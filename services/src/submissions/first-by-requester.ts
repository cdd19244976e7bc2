import { knexQuery, raw, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Knex } from "knex";
import type { Collections } from "./submission.ts";

/** Stands for nobody: who came without being asked has no requester. */
const nobody = "00000000-0000-0000-0000-000000000000";

// As the index has it. Under a policy a `coalesce` isn't looked up: PostgreSQL doesn't know that it tells nobody.
const requester = `case when submissions.requesting_user_id is null then '${nobody}'
  else submissions.requesting_user_id end`;

/** What a history is sorted by where it's by requester; who is nobody has no name. */
export const requesterName =
  "lower(coalesce(requesters.first_name, '') || ' ' || coalesce(requesters.last_name, ''))";

/**
 * The ids of the first of `found` by their requesters' names. Names are another table's, so their order is no
 * index's; but each requester's own are one's by creation, and few of each could be among the first.
 */
export function firstByRequester(
  db: Tx,
  found: Collections,
  { order, limit }: { readonly order: "asc" | "desc"; readonly limit: number },
): Knex.QueryBuilder {
  const requesters = table(db, "users")
    .where({ tenantId: db.tenantId })
    .select("id", "firstName", "lastName")
    .unionAll([db.select(db.raw("?::uuid, '', ''", [nobody]))]);
  const own = found
    .clearSelect()
    .select("submissions.id", "submissions.createdAt")
    .whereRaw(`${requester} = requesters.id`)
    .orderBy([
      { column: "submissions.createdAt", order },
      { column: "submissions.id", order },
    ])
    .limit(limit);
  return db
    .from(knexQuery(requesters.as("requesters")))
    .crossJoin(raw(db, "lateral (?) as own", [own]))
    .select("own.id")
    .orderByRaw(`${requesterName} ${order}`)
    .orderBy([
      { column: "own.createdAt", order },
      { column: "own.id", order },
    ])
    .limit(limit);
}
