import {
  beginningOfDeletion,
  type DeletionPlace,
  deleteRecordRows,
} from "@tieout/services/financial-records/delete-rows";
import type { Run } from "./job-handler.ts";

/** Short enough that nobody waits for the rows that they lock. */
const rowsAtOnce = 20_000;

/** Deletes records' figures, some at a time, each in a transaction of its own: a million lines in one hold up all others. */
export async function deleteFigures(
  { tx }: Pick<Run, "tx">,
  recordIds: readonly string[],
  limit = rowsAtOnce,
): Promise<void> {
  for (const id of recordIds) {
    let place: DeletionPlace | undefined = beginningOfDeletion;
    while (place) {
      const from: DeletionPlace = place;
      place = await tx((db) => deleteRecordRows(db, id, from, limit));
    }
  }
}
