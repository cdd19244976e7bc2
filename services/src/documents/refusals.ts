import type { Refusal } from "@tieout/connectors/book-decoding/refusal";
import { type ProblemText, problem } from "@tieout/server/http/problem";

/** What's wrong with a refused file, and what to do where there is something. */
export const wordsOfRefusal: Readonly<Record<Refusal, ProblemText>> = {
  empty: "file-empty",
  "too-large": "file-too-large",
  encrypted: "file-encrypted",
  macros: "file-with-macros",
  "zip-bomb": "file-unpacks-too-large",
  damaged: "file-damaged",
  archive: "document-archive",
  "other-workbook": "file-other-workbook",
  "old-document": "document-old-format",
  "web-page": "document-web-page",
  unknown: "document-type-unknown",
  "too-slow": "file-too-slow",
  "too-much": "file-too-much",
  "too-many-rows": "file-too-many-rows",
  "too-many-accounts": "file-too-many-accounts",
};

/** 413 where it's too large, 400 where it's empty, 415 for its type. */
export function refusedFile(reason: Refusal) {
  const [title, type] = [wordsOfRefusal[reason], `file-${reason}`];
  if (reason === "too-large") return problem(413, type, { title });
  return reason === "empty" ? problem(400, type, { title }) : problem(415, type, { title });
}

export const noFile = () => problem(400, "file-missing", { title: "send-one-file" });

export const storageFull = () =>
  problem(507, "storage-full", { title: "storage-full", detail: "storage-full-try-later" });

export const fileSent = () => problem(409, "file-sent", { title: "file-sent-already" });

export const fileUnread = () => problem(409, "file-reading", { title: "file-still-read" });

/** Whether a disk or bucket refused for lack of room; anything else is a fault. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  const full = ["ENOSPC", "EDQUOT", "QuotaExceeded", "InsufficientStorage"];
  return (code !== undefined && full.includes(code)) || full.includes(error.name)
    ? true
    : isStorageFull(error.cause);
}
