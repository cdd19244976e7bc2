import type { FileReport } from "@tieout/core/book-mapping/file-report";
import type { RejectedRows } from "@tieout/core/book-mapping/left-out-csv";
import type { BooksRecipe } from "../book-decoding/open-books.ts";
import type { BooksProblem, Refusal } from "../book-decoding/refusal.ts";
import type { Sniffed } from "../book-decoding/sniff.ts";
import type { BookFileReader } from "../fileupload/book-file.ts";
import type { StoredBooks } from "../fileupload/stored-books.ts";
import type { FileToRead } from "./file-to-read.ts";

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
