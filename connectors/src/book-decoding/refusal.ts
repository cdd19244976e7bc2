/** Why a file is refused; screens translate these codes. */
export type Refusal =
  | "empty"
  | "too-large"
  | "encrypted"
  | "macros"
  | "zip-bomb"
  | "damaged"
  | "archive"
  | "other-workbook"
  | "old-document"
  | "web-page"
  | "unknown"
  | "too-slow"
  | "too-much"
  | "too-many-rows"
  | "too-many-accounts";

/** Why a file can't be read as books: at first sight, or once it's gone through. */
export type BooksProblem =
  | Refusal
  | "not-books"
  | "no-accounts"
  | "figures-too-large"
  | "infected"
  | "internal";

/** Thrown while reading, when a file isn't what its first bytes promised. */
export class FileRefused extends Error {
  constructor(readonly reason: Refusal) {
    super(`The file is refused: ${reason}`);
    this.name = "FileRefused";
  }
}

/** 65 MB, as specified: files of this size or more are refused. */
export const fileSizeLimit = 68_157_440;
