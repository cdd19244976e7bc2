import { setImmediate as pause } from "node:timers/promises";
import type { BooksIntake, FileBooks } from "@tieout/core/book-mapping/file-books";
import type { JournalLine } from "@tieout/core/ledger";
import { TooManyAccounts } from "../book-formats/gathering.ts";
import { FileRefused } from "./refusal.ts";

type Pieces<Piece> = Iterable<Piece> | AsyncIterable<Piece>;

/** Books without their lines, and of how many pieces they were read. */
export interface SummedBooks {
  readonly books: FileBooks;
  readonly pieceCount: number;
}

// Some hundredths of a second of work: a worker's sign of life gets its turn in between.
const pauseAfter = 4_096;

/** Puts a file through a reader of books: lines come out one by one, the rest at the end. */
export async function* readBooks<Piece>(
  pieces: Pieces<Piece>,
  intake: BooksIntake<Piece>,
): AsyncGenerator<JournalLine, FileBooks> {
  let count = 0;
  try {
    for await (const piece of pieces) {
      for (const line of intake.take(piece)) yield line;
      count++;
      if (count % pauseAfter === 0) await pause();
    }
    return intake.books();
  } catch (fault) {
    throw refusalOf(fault);
  }
}

/** The same for somebody who needs no lines: handing over each of them takes longer than adding it up. */
export async function sumBooks<Piece>(
  pieces: Pieces<Piece>,
  intake: BooksIntake<Piece>,
): Promise<SummedBooks> {
  let pieceCount = 0;
  try {
    if (Symbol.iterator in pieces) {
      for (const piece of pieces) {
        intake.take(piece);
        pieceCount++;
        if (pieceCount % pauseAfter === 0) await pause();
      }
    } else {
      for await (const piece of pieces) {
        intake.take(piece);
        pieceCount++;
        if (pieceCount % pauseAfter === 0) await pause();
      }
    }
    return { books: intake.books(), pieceCount };
  } catch (fault) {
    throw refusalOf(fault);
  }
}

const refusalOf = (fault: unknown): unknown =>
  fault instanceof TooManyAccounts ? new FileRefused("too-many-accounts") : fault;
