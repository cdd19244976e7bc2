import type { FileChoices, KeptMapping } from "@tieout/core/book-mapping/file-choices";
import type { FileReport } from "@tieout/core/book-mapping/file-report";
import type { RejectedRows } from "@tieout/core/book-mapping/left-out-csv";
import type { Day } from "@tieout/core/calendar/day";
import type { BooksRecipe } from "../book-decoding/open-books.ts";
import type { SheetKind } from "../book-decoding/read-sheets.ts";
import { type BooksProblem, FileRefused, type Refusal } from "../book-decoding/refusal.ts";
import type { Sniffed } from "../book-decoding/sniff.ts";
import { ConnectorError } from "../connector.ts";
import type { BookFileReader, StoredBooks } from "../fileupload/book-file.ts";

/** What the process may take for a question and for those that go on from it. */
export interface Allowance {
  readonly processorSeconds: number;
  readonly residentMegabytes: number;
  readonly foundMegabytes: number;
}

/** A file's bytes come first, in pieces that nobody answers. */
export type Question =
  | { readonly kind: "piece"; readonly bytes: Uint8Array }
  | { readonly kind: "sniff"; readonly path: string; readonly allowance: Allowance }
  | {
      readonly kind: "look";
      readonly file: Omit<FileToRead, "bytes">;
      readonly allowance: Allowance;
    }
  | { readonly kind: "open"; readonly stored: StoredBooks; readonly allowance: Allowance }
  | { readonly kind: "call"; readonly call: BookFileCall };

/** A question to the books that are open. */
export type BookFileCall = {
  readonly [Method in keyof BookFileReader]: {
    readonly method: Method;
    readonly args: Parameters<BookFileReader[Method]>;
  };
}[keyof BookFileReader];

/** What was found by looking at a file, or why it can't be read as books. */
export type FileLooked =
  | {
      readonly result: "read";
      readonly report: FileReport;
      /** Absent until the columns are told. */
      readonly recipe?: BooksRecipe;
      readonly rejected: RejectedRows;
    }
  | { readonly result: "refused"; readonly problem: BooksProblem };

export type Reply =
  | { readonly result: "answer"; readonly answer: unknown }
  | { readonly result: "refused"; readonly reason: Refusal }
  | { readonly result: "trouble"; readonly message: string }
  | {
      readonly result: "fault";
      readonly name: string;
      readonly message: string;
      readonly stack: string;
    };

/** Each kind of question that is answered, and its answer. */
export interface Answers {
  readonly sniff: Sniffed;
  readonly look: FileLooked;
  readonly open: null;
  readonly call: unknown;
}

/** A file as it lies in storage, with what was said of it and of those before it. */
export interface FileToRead {
  readonly bytes: Buffer;
  /** What its content says it is. */
  readonly kind: SheetKind | "sie" | "saf-t" | "fec";
  readonly fileName: string;
  readonly choices: FileChoices;
  readonly kept: readonly KeptMapping[];
  readonly today: Day;
}

/** What could be books, by its content; nothing where it can't. */
export const booksKindOf = (sniffedType: string): FileToRead["kind"] | undefined =>
  booksKinds.find((kind) => kind === sniffedType);

const booksKinds = ["xlsx", "xls", "ods", "csv", "txt", "sie", "saf-t", "fec"] as const;

/** What JavaScript itself can't hold: no memory is short, and yet there is too much. */
const pastHolding =
  /maximum size exceeded|Invalid (string|array|typed array) length|Array buffer allocation failed|Cannot create a string longer/;

/** An answer, or why there is none, as plain data that another process is told. */
export async function replyOf(work: () => Promise<unknown>): Promise<Reply> {
  try {
    return { result: "answer", answer: await work() };
  } catch (fault) {
    if (fault instanceof FileRefused) return { result: "refused", reason: fault.reason };
    if (fault instanceof ConnectorError) return { result: "trouble", message: fault.message };
    const { name, message, stack = "" } = fault instanceof Error ? fault : new Error(String(fault));
    if (pastHolding.test(message)) return { result: "refused", reason: "too-much" };
    return { result: "fault", name, message, stack };
  }
}

/** The answer of another process; throws what was thrown there. */
export function answerOf(reply: Reply): unknown {
  switch (reply.result) {
    case "answer":
      return reply.answer;
    case "refused":
      throw new FileRefused(reply.reason);
    case "trouble":
      throw new ConnectorError("bad-data", reply.message);
    case "fault": {
      const { name, message, stack } = reply;
      throw Object.assign(new Error(message), { name, stack });
    }
  }
}

/** What the watchdog writes before it ends its process. */
export const endedMark = "file reading ended: ";

/** As Node says it when its heap has reached its limit. */
const outOfMemory = /heap out of memory|Reached heap limit/i;

/**
 * Why a process that read a file is gone: the file's own doing where a limit was reached, and a fault
 * otherwise, after which it can be read again.
 *
 * @param said the last that the process wrote
 */
export function reasonOfEnd(said: string, how: string): Error {
  if (said.includes(`${endedMark}too-slow`)) return new FileRefused("too-slow");
  if (said.includes(`${endedMark}too-much`) || outOfMemory.test(said)) {
    return new FileRefused("too-much");
  }
  return new Error(`The process that was reading a file ended: ${how}`);
}
