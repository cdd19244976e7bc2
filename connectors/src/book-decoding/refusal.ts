import type { OtherReport, OtherReportKind, ReportSource } from "../book-formats/other-report.ts";

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
  | "rounded-figures"
  | "infected"
  | "internal"
  | OtherReportProblem;

/** A report that isn't books, and which package wrote it. */
export type OtherReportProblem = `other-report/${OtherReportKind}/${ReportSource}`;

export const otherReportProblem = ({ kind, source }: OtherReport): OtherReportProblem =>
  `other-report/${kind}/${source}`;

/** The report that a problem names; undefined for any other problem. */
export function otherReportOf(problem: BooksProblem): OtherReport | undefined {
  const [what, kind, source] = problem.split("/");
  // The type of the problem guarantees these parts.
  return what === "other-report"
    ? { kind: kind as OtherReportKind, source: source as ReportSource }
    : undefined;
}

/** Thrown while reading, when a file isn't what its first bytes promised. */
export class FileRefused extends Error {
  constructor(readonly reason: Refusal) {
    super(`The file is refused: ${reason}`);
    this.name = "FileRefused";
  }
}

/** 65 MB, as specified: files of this size or more are refused. */
export const fileSizeLimit = 68_157_440;
