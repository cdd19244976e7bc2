import type { RememberedType } from "@tieout/core/account-types/remembered-types";
import type { FileChoices, KeptMapping } from "@tieout/core/book-mapping/file-choices";
import type { FileReport } from "@tieout/core/book-mapping/file-report";
import type { RejectedRows } from "@tieout/core/book-mapping/left-out-csv";
import type { SupportingRole } from "@tieout/core/book-mapping/supporting-file";
import type { Day } from "@tieout/core/calendar/day";
import type { BooksRecipe } from "../book-decoding/open-books.ts";
import type { SheetKind } from "../book-decoding/read-sheets.ts";
import { type BooksProblem, FileRefused, type Refusal } from "../book-decoding/refusal.ts";
import type { Sniffed } from "../book-decoding/sniff.ts";
import { ConnectorError } from "../connector.ts";
import type { BookFileReader, StoredBooks } from "../fileupload/book-file.ts";

/** Limits for a question and for those that continue it. */
export interface Allowance {
  readonly processorSeconds: number;
  readonly residentMegabytes: number;
  readonly foundMegabytes: number;
}

/** A file's bytes come first, in pieces that get no reply, and so do those of further files. */
export type Question =
  | { readonly kind: "piece"; readonly bytes: Uint8Array }
  | { readonly kind: "next-file" }
  | { readonly kind: "sniff"; readonly path: string; readonly allowance: Allowance }
  | { readonly kind: "look"; readonly file: FileToLookAt; readonly allowance: Allowance }
  | { readonly kind: "open"; readonly stored: StoredBooks; readonly allowance: Allowance }
  | { readonly kind: "call"; readonly call: BookFileCall };

export type BookFileCall = {
  readonly [Method in keyof BookFileReader]: {
    readonly method: Method;
    readonly args: Parameters<BookFileReader[Method]>;
  };
}[keyof BookFileReader];

export type FileLooked =
  | {
      readonly result: "read";
      readonly report: FileReport;
      /** Absent until the columns are known. */
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

export interface Answers {
  readonly sniff: Sniffed;
  readonly look: FileLooked;
  readonly open: null;
  readonly call: unknown;
}

export interface FileToRead {
  readonly bytes: Buffer;
  /** Found from the content. */
  readonly kind: SheetKind | "sie" | "saf-t" | "fec";
  readonly fileName: string;
  readonly choices: FileChoices;
  readonly kept: readonly KeptMapping[];
  /** Of the larger of total assets and revenue: what guessed account types may come to. */
  readonly materialityBasisPoints: number;
  /** Account types that senders chose for earlier files. */
  readonly remembered?: readonly RememberedType[];
  /** Further files of the same books, in the order they came. */
  readonly supporting?: readonly SupportingToRead[];
  readonly today: Day;
}

export interface SupportingToRead extends Pick<FileToRead, "bytes" | "kind" | "fileName"> {
  readonly id: string;
  readonly role: SupportingRole;
}

/** The bytes are given before: of the file, then of its further files. */
export interface FileToLookAt extends Omit<FileToRead, "bytes" | "supporting"> {
  readonly supporting?: readonly Omit<SupportingToRead, "bytes">[];
}

/** The kind of books a sniffed type may hold; undefined for none. */
export const booksKindOf = (sniffedType: string): FileToRead["kind"] | undefined =>
  booksKinds.find((kind) => kind === sniffedType);

const booksKinds = ["xlsx", "xls", "ods", "csv", "txt", "sie", "saf-t", "fec"] as const;

/** JavaScript's own size limits, which aren't a lack of memory. */
const pastHolding =
  /maximum size exceeded|Invalid (string|array|typed array) length|Array buffer allocation failed|Cannot create a string longer/;

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

/** @throws whatever the other process threw. */
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

/** Written by the watchdog before it kills the process. */
export const endedMark = "file reading ended: ";

/** As Node says it when its heap has reached its limit. */
const outOfMemory = /heap out of memory|Reached heap limit/i;

/** The file's fault where a limit was reached; otherwise ours, and it can be read again. `said` is the last output. */
export function reasonOfEnd(said: string, how: string): Error {
  if (said.includes(`${endedMark}too-slow`)) return new FileRefused("too-slow");
  if (said.includes(`${endedMark}too-much`) || outOfMemory.test(said)) {
    return new FileRefused("too-much");
  }
  return new Error(`The process that was reading a file ended: ${how}`);
}
