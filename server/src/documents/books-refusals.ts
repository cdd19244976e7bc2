import { problem } from "../http/index.ts";
import type { BooksProblem, Refusal } from "../reading/index.ts";
import { refusedFile, wordsOfRefusal } from "./refusals.ts";

const notBooks = "This is not a file we can read. Save it as Excel or CSV.";

/** What would be taken as a document, and can't be as books. */
const words: Partial<Record<BooksProblem, string>> = {
  archive: "Archives aren't taken. Send one file of them.",
  "web-page": "This is a web page. Save it as .xlsx or .csv, and try again.",
  "old-document": notBooks,
  unknown: notBooks,
  "not-books": notBooks,
  "no-accounts": "There are no accounts in this file. Export it once more, and try again.",
  "figures-too-large":
    "The figures of this file come to more than can be added up exactly. Look for a column of numbers that are no amounts.",
  infected: "Malware was found in this file.",
  internal: "Something went wrong on our side. Please try again.",
};

/** What people read whose books can't be read. */
export const wordsOfBooksProblem = (code: BooksProblem): string =>
  words[code] ?? wordsOfRefusal[code as Refusal];

/** 413 where it's too large, 400 where there is nothing in it, and 415 for what it is. */
export function refusedBooks(reason: Refusal | "not-books") {
  if (reason !== "not-books" && words[reason] === undefined) return refusedFile(reason);
  return problem(415, `file-${reason}`, wordsOfBooksProblem(reason));
}
