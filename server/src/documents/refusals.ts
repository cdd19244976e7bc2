import { problem } from "../http/index.ts";
import type { Refusal } from "../reading/index.ts";

/** What people read whose file isn't taken: what is wrong, and what to do where something can be. */
export const wordsOfRefusal: Readonly<Record<Refusal, string>> = {
  empty: "This file is empty.",
  "too-large": "File too large. The limit is 65Mb.",
  encrypted: "This file is protected by a password. Save it without one, and try again.",
  macros: "This file has macros. Save it without them, and try again.",
  "zip-bomb": "This file unpacks to more than we take in.",
  damaged: "This file is damaged, or isn't what its first bytes say.",
  archive: "Archives aren't taken. Send the files one by one.",
  "other-workbook": "This kind of workbook isn't taken. Save it as .xlsx, and try again.",
  "old-document": "This kind of document isn't taken. Save it as .docx or .pdf, and try again.",
  "web-page": "This is a web page. Save it as .pdf, and try again.",
  unknown: "This type of file isn't taken. Send a PDF, a picture, a Word or Excel file, or text.",
  "too-slow": "This file takes too long to read. Export a shorter period, and try again.",
  "too-much":
    "This file needs more memory than we can give it. Export a shorter period, and try again.",
  "too-many-rows":
    "This file has more than 3,000,000 lines. Export a shorter period, and try again.",
  "too-many-accounts":
    "This file has more than 200,000 accounts. Check that the account column doesn't hold entries or customers.",
};

/** 413 where it's too large, 400 where there is nothing in it, and 415 for what it is. */
export function refusedFile(reason: Refusal) {
  const [title, type] = [wordsOfRefusal[reason], `file-${reason}`];
  if (reason === "too-large") return problem(413, type, title);
  return reason === "empty" ? problem(400, type, title) : problem(415, type, title);
}

export const noFile = () => problem(400, "file-missing", "Send one file, as content.");

export const storageFull = () =>
  problem(
    507,
    "storage-full",
    "There is no room for this file at the moment.",
    "There is no room for this file at the moment. Please try again later.",
  );

export const fileSent = () => problem(409, "file-sent", "This file has been sent already.");

export const fileUnread = () => problem(409, "file-reading", "This file is still being read.");

/** Whether a disk or bucket refused for lack of room; anything else is a fault. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  const full = ["ENOSPC", "EDQUOT", "QuotaExceeded", "InsufficientStorage"];
  return (code !== undefined && full.includes(code)) || full.includes(error.name)
    ? true
    : isStorageFull(error.cause);
}
