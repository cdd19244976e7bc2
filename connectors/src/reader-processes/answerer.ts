import { serialize } from "node:v8";
import { InexactAmount } from "@tieout/core/money";
import {
  type BooksProblem,
  FileRefused,
  fileSizeLimit,
  otherReportProblem,
} from "../book-decoding/refusal.ts";
import { sniffFile } from "../book-decoding/sniff-file.ts";
import { type BookFileReader, bookFileReader } from "../fileupload/book-file.ts";
import { NoAccounts, OtherReportSent } from "./look-at-table.ts";
import type { Allowance, BookFileCall, FileLooked, FileToRead, Question } from "./messages.ts";
import { readFile, rejectedRows } from "./read-file.ts";

/** Answers one question at a time, about one file at a time. */
export function answerer({ allow }: { readonly allow: (allowance: Allowance) => void }) {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let books: BookFileReader | undefined;

  function take(piece: Uint8Array): void {
    size += piece.length;
    if (size < fileSizeLimit) pieces.push(piece);
  }

  function wholeFile(): Buffer {
    const taken = { pieces, size };
    pieces = [];
    size = 0;
    if (taken.size >= fileSizeLimit) throw new FileRefused("too-large");
    return Buffer.concat(taken.pieces, taken.size);
  }

  return async (question: Question): Promise<unknown> => {
    switch (question.kind) {
      case "piece":
        return take(question.bytes);
      case "sniff":
        allow(question.allowance);
        return sniffFile(question.path);
      case "look":
        allow(question.allowance);
        return kept(await look({ ...question.file, bytes: wholeFile() }), question.allowance);
      case "open":
        allow(question.allowance);
        books = await bookFileReader(wholeFile(), question.stored);
        return null;
      case "call":
        if (!books) throw new Error("No books are open");
        return called(books, question.call);
    }
  };
}

function called(books: BookFileReader, { method, args }: BookFileCall): Promise<unknown> {
  // The compiler doesn't link a method's name to its arguments.
  const ask = books[method] as (...args: readonly unknown[]) => Promise<unknown>;
  return ask(...args);
}

async function look(file: FileToRead): Promise<FileLooked> {
  try {
    const { report, recipe, books, headings } = await readFile(file);
    const { table } = report;
    // Headings without rows are no books, whatever their kind.
    const isEmpty = table ? table.preview.length === 0 : books?.accounts.length === 0;
    if (isEmpty) return { result: "refused", problem: "no-accounts" };
    const rejected = rejectedRows(headings, books?.leftOut);
    return { result: "read", report, ...(recipe && { recipe }), rejected };
  } catch (fault) {
    const problem = problemOf(fault);
    if (problem === undefined) throw fault;
    return { result: "refused", problem };
  }
}

function problemOf(fault: unknown): BooksProblem | undefined {
  if (fault instanceof NoAccounts) return "no-accounts";
  if (fault instanceof OtherReportSent) return otherReportProblem(fault.report);
  if (fault instanceof InexactAmount) return "figures-too-large";
  if (!(fault instanceof FileRefused)) return undefined;
  return fault.reason === "unknown" ? "not-books" : fault.reason;
}

/** Reports are stored and shown on one page, so their size is bounded. */
function kept(looked: FileLooked, { foundMegabytes }: Allowance): FileLooked {
  const isTooMuch = serialize(looked).length > foundMegabytes * 2 ** 20;
  return isTooMuch ? { result: "refused", problem: "too-much" } : looked;
}
