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
import { NoAccounts, OtherReportSent, RoundedFigures } from "./look-at-table.ts";
import type {
  Allowance,
  BookFileCall,
  FileLooked,
  FileToLookAt,
  FileToRead,
  Question,
} from "./messages.ts";
import { readFile, rejectedRows } from "./read-file.ts";

/** Answers one question at a time, about one file at a time, or one with further files of the same books. */
export function answerer({ allow }: { readonly allow: (allowance: Allowance) => void }) {
  let files: Given[] = [nothing()];
  let books: BookFileReader | undefined;

  function take(piece: Uint8Array): void {
    const file = files.at(-1);
    if (!file) return;
    file.size += piece.length;
    if (file.size < fileSizeLimit) file.pieces.push(piece);
  }

  function wholeFiles(): Buffer[] {
    const given = files;
    files = [nothing()];
    if (given.some(({ size }) => size >= fileSizeLimit)) throw new FileRefused("too-large");
    return given.map(({ pieces, size }) => Buffer.concat(pieces, size));
  }

  return async (question: Question): Promise<unknown> => {
    switch (question.kind) {
      case "piece":
        return take(question.bytes);
      case "next-file":
        return void files.push(nothing());
      case "sniff":
        allow(question.allowance);
        return sniffFile(question.path);
      case "look":
        allow(question.allowance);
        return kept(await look(fileToRead(question.file, wholeFiles())), question.allowance);
      case "open":
        allow(question.allowance);
        books = await bookFileReader(first(wholeFiles()), question.stored);
        return null;
      case "call":
        if (!books) throw new Error("No books are open");
        return called(books, question.call);
    }
  };
}

/** The pieces that were given of a file. */
interface Given {
  readonly pieces: Uint8Array[];
  size: number;
}

const nothing = (): Given => ({ pieces: [], size: 0 });

const first = ([bytes = Buffer.alloc(0)]: readonly Buffer[]): Buffer => bytes;

function fileToRead(
  { supporting = [], ...file }: FileToLookAt,
  given: readonly Buffer[],
): FileToRead {
  return {
    ...file,
    bytes: first(given),
    supporting: supporting.flatMap((each, i) => {
      const bytes = given[i + 1];
      return bytes ? [{ ...each, bytes }] : [];
    }),
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
  if (fault instanceof RoundedFigures) return "rounded-figures";
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
