import { FileRefused, type Refusal } from "../book-decoding/refusal.ts";
import type { Sniffed } from "../book-decoding/sniff.ts";
import { sniffStart } from "../book-decoding/sniff-file.ts";
import type { BookFileReader, StoredBooks } from "../fileupload/book-file.ts";
import { type ReadingLimits, readingLimits } from "./limits.ts";
import type { Allowance, BookFileCall, FileLooked, FileToLookAt } from "./messages.ts";
import { processPool } from "./process-pool.ts";
import type { ReaderProcess } from "./reader-process.ts";

export type FileBytes = AsyncIterable<Uint8Array>;

export interface OpenBookFile extends BookFileReader {
  readonly close: () => void;
}

/** Reads untrusted files in child processes, which can be killed. */
export interface FileReaders {
  /** Sniffs a local file. Files of one `sender` take turns with those of others. */
  readonly sniff: (path: string, sender: string) => Promise<Sniffed>;
  /** @param further the bytes of further files, as `file` lists them */
  readonly look: (
    bytes: FileBytes,
    file: FileToLookAt,
    further?: readonly FileBytes[],
  ) => Promise<FileLooked>;
  /** @throws FileRefused now or later, where the file can't be read. */
  readonly open: (bytes: FileBytes, stored: StoredBooks) => Promise<OpenBookFile>;
  readonly close: () => void;
}

type Purpose = keyof ReadingLimits["processorSeconds"];

/** At most `atOnce` files are read in parallel; others wait. */
export function openFileReaders({
  atOnce,
  limits = readingLimits,
}: {
  readonly atOnce: number;
  readonly limits?: ReadingLimits;
}): FileReaders {
  const pool = processPool(atOnce, limits);
  const { clockFactor, residentMegabytes, foundMegabytes } = limits;
  const clockOf = (purpose: Purpose, size?: number) => clockFactor * secondsFor(purpose, size);
  const secondsFor = (purpose: Purpose, size = 0) =>
    limits.processorSeconds[purpose] +
    (purpose === "collect" ? (limits.collectSecondsAMegabyte * size) / 2 ** 20 : 0);
  const allowanceOf = (purpose: Purpose, size?: number): Allowance => ({
    processorSeconds: secondsFor(purpose, size),
    residentMegabytes,
    foundMegabytes,
  });

  async function give(reader: ReaderProcess, bytes: FileBytes): Promise<number> {
    let size = 0;
    for await (const piece of bytes) {
      await reader.give(piece, clockOf("sniff"));
      size += piece.length;
    }
    return size;
  }

  return {
    sniff: async (path, sender) =>
      (await sniffStart(path)) ??
      refusable(
        pool.use(async (reader) => {
          const question = { kind: "sniff", path, allowance: allowanceOf("sniff") } as const;
          return { answer: await reader.ask(question, clockOf("sniff")) };
        }, sender),
        (reason): Sniffed => ({ result: "refused", reason }),
      ),

    look: (bytes, file, further = []) =>
      refusable(
        pool.use(async (reader) => {
          let size = await give(reader, bytes);
          for (const next of further) {
            await reader.giveNext(clockOf("sniff"));
            size += await give(reader, next);
          }
          const question = { kind: "look", file, allowance: allowanceOf("look") } as const;
          return { answer: await reader.ask(question, clockOf("look")), size };
        }),
        (problem): FileLooked => ({ result: "refused", problem }),
      ),

    open: async (bytes, stored) => {
      const { reader, giveBack } = await pool.take();
      try {
        const size = await give(reader, bytes);
        const allowance = allowanceOf("collect", size);
        const clock = clockOf("collect", size);
        await reader.ask({ kind: "open", stored, allowance }, clock);
        return openBookFile(
          (call) => reader.ask({ kind: "call", call }, clock),
          () => giveBack(size),
        );
      } catch (fault) {
        giveBack();
        throw fault;
      }
    },

    close: pool.close,
  };
}

async function refusable<Found>(
  work: Promise<Found>,
  refused: (reason: Refusal) => Found,
): Promise<Found> {
  try {
    return await work;
  } catch (fault) {
    if (fault instanceof FileRefused) return refused(fault.reason);
    throw fault;
  }
}

function openBookFile(
  ask: (call: BookFileCall) => Promise<unknown>,
  close: () => void,
): OpenBookFile {
  const method =
    <Method extends keyof BookFileReader>(name: Method) =>
    (...args: Parameters<BookFileReader[Method]>) =>
      ask({ method: name, args } as BookFileCall) as ReturnType<BookFileReader[Method]>;

  return {
    company: method("company"),
    accounts: method("accounts"),
    journalLines: method("journalLines"),
    trialBalance: method("trialBalance"),
    balanceSheets: method("balanceSheets"),
    close,
  };
}
