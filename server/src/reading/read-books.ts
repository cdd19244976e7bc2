import { setImmediate as pause } from "node:timers/promises";
import { type BooksIntake, type FileBooks, TooManyAccounts } from "@tieout/core/file-import";
import type { JournalLine } from "@tieout/core/ledger";
import { FileRefused } from "./refusal.ts";

// Some hundredths of a second of work: a worker's sign of life gets its turn in between.
const pauseAfter = 4_096;

/** Puts a file through a reader of books: lines come out one by one, the rest at the end. */
export async function* readBooks<Piece>(
  pieces: Iterable<Piece> | AsyncIterable<Piece>,
  intake: BooksIntake<Piece>,
): AsyncGenerator<JournalLine, FileBooks> {
  let count = 0;
  try {
    for await (const piece of pieces) {
      yield* intake.take(piece);
      count++;
      if (count % pauseAfter === 0) await pause();
    }
    return intake.books();
  } catch (fault) {
    throw fault instanceof TooManyAccounts ? new FileRefused("too-many-accounts") : fault;
  }
}
