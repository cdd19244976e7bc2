import type { BooksProblem, Refusal } from "@tieout/connectors/book-decoding/refusal";
import { type ProblemText, problem } from "@tieout/server/http/problem";
import { refusedFile, wordsOfRefusal } from "../documents/refusals.ts";

const notBooks = "books-unreadable";

/** Files that are fine as documents but can't be read as books. */
const words: Partial<Record<BooksProblem, ProblemText>> = {
  archive: "books-archive",
  "web-page": "books-web-page",
  "old-document": notBooks,
  unknown: notBooks,
  "not-books": notBooks,
  "no-accounts": "books-without-accounts",
  "figures-too-large": "books-figures-too-large",
  infected: "file-infected",
  internal: "books-reading-fault",
};

export const wordsOfBooksProblem = (code: BooksProblem): ProblemText =>
  words[code] ?? wordsOfRefusal[code as Refusal];

/** 413 where it's too large, 400 where it's empty, 415 for its type. */
export function refusedBooks(reason: Refusal | "not-books") {
  if (reason !== "not-books" && words[reason] === undefined) return refusedFile(reason);
  return problem(415, `file-${reason}`, { title: wordsOfBooksProblem(reason) });
}
