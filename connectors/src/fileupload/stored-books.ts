import type { Day, FiscalYearEnd } from "@tieout/core/calendar";
import type { BooksRecipe } from "../book-decoding/open-books.ts";
import type { Tokens } from "../connector.ts";

/** Where a file's books lie and how they are read: all that a consent to read them has to hold. */
export interface StoredBooks {
  readonly storageKey: string;
  readonly recipe: BooksRecipe;
  /** As whoever sent it has seen it. */
  readonly fiscalYearEnd: FiscalYearEnd;
  /** ISO 4217. */
  readonly currency: string;
  /** What the business is called where the file doesn't say it. */
  readonly businessName: string;
  /** The day it was where it was sent from (D-56). */
  readonly today: Day;
  /** Somebody has seen that it doesn't tie out, and sent it all the same. */
  readonly differenceAccepted: boolean;
}

/** A consent that nobody has to renew: it ends when the file goes. */
export function tokensOfFile(books: StoredBooks): Tokens {
  return { access: JSON.stringify(books), accessExpiresAt: "9999-12-31T23:59:59.000Z" };
}

/** What `tokensOfFile` has made; nothing else is ever sealed for a connection of this kind. */
export const storedBooksOf = (access: string) => JSON.parse(access) as StoredBooks;
