import { deletionAfter, deletionAfterNotice, type RetentionPolicy } from "@tieout/core/retention";
import {
  listCollectionAges,
  saveAutoDeleteAt,
  saveRetentionPolicy,
  type Tx,
} from "../database/index.ts";
import { queueSweep } from "./queue-sweep.ts";

/** As many rows as are held in memory at once. */
const atOnce = 1_000;

/**
 * Chooses how long a tenant's collections are kept, for those that are there as well: none of them goes
 * without a week's notice, however old it is. Gives how many that is.
 */
export async function changeRetention(db: Tx, policy: RetentionPolicy, now: Date): Promise<number> {
  await saveRetentionPolicy(db, policy, now);
  let [changed, after] = [0, undefined as string | undefined];
  for (;;) {
    const ages = await listCollectionAges(db, { limit: atOnce, ...(after && { after }) });
    for (const { id, firstFileAt, booksAt } of ages) {
      const from = booksAt ?? firstFileAt;
      if (!from) continue;
      const planned = deletionAfter("books", undefined, policy, from);
      await saveAutoDeleteAt(db, id, deletionAfterNotice(planned, now));
      changed += 1;
    }
    after = ages.at(-1)?.id;
    if (ages.length < atOnce) break;
  }
  await queueSweep(db, now);
  return changed;
}
