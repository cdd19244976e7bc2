import type { BooksIntake, FileBooks } from "@tieout/core/file-import";
import type { JournalLine } from "@tieout/core/ledger";

/** Puts a file through a reader of books: lines come out one by one, the rest at the end. */
export async function* readBooks<Piece>(
  pieces: Iterable<Piece> | AsyncIterable<Piece>,
  intake: BooksIntake<Piece>,
): AsyncGenerator<JournalLine, FileBooks> {
  for await (const piece of pieces) yield* intake.take(piece);
  return intake.books();
}
