/** Why a file isn't taken. Words for screens to say in their own languages. */
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
  | "unknown";

/** Found while a file is being read: what its first bytes promised isn't so. */
export class FileRefused extends Error {
  constructor(readonly reason: Refusal) {
    super(`The file is refused: ${reason}`);
    this.name = "FileRefused";
  }
}

/** 65 MB, as specified: files of this size or more are refused. */
export const fileSizeLimit = 68_157_440;
