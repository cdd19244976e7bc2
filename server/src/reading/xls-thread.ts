import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { CellObject } from "@e965/xlsx";
import { FileRefused } from "./refusal.ts";

/** A workbook as the thread gives it: no more than plain data. */
export interface ReadWorkbook {
  readonly from1904: boolean;
  readonly sheets: readonly {
    readonly name: string;
    readonly hidden: boolean;
    readonly ref: string;
    readonly data: readonly (readonly (CellObject | undefined)[] | undefined)[];
  }[];
}

type Answer = { readonly workbook: ReadWorkbook } | { readonly damaged: true };

/*
 * The package that reads xls can be made to go round for ever by a few changed bytes. In a thread of its own it
 * can be stopped, and holds up nothing.
 */
const program = `
const { parentPort, workerData } = require("node:worker_threads");
const { read } = require(workerData);
console.error = console.warn = console.log = () => {};
parentPort.on("message", (bytes) => {
  try {
    const options = { type: "buffer", dense: true, cellNF: true, cellHTML: false, cellText: false };
    const { SheetNames, Sheets, Workbook } = read(Buffer.from(bytes), options);
    const sheets = SheetNames.flatMap((name, i) => {
      const sheet = Sheets[name];
      if (!sheet) return [];
      const hidden = (Workbook?.Sheets?.[i]?.Hidden ?? 0) !== 0;
      return [{ name, hidden, ref: sheet["!ref"] ?? "A1", data: sheet["!data"] ?? [] }];
    });
    const from1904 = Workbook?.WBProps?.date1904 === true;
    parentPort.postMessage({ workbook: { from1904, sheets } });
  } catch {
    parentPort.postMessage({ damaged: true });
  }
});
`;

const library = createRequire(import.meta.url).resolve("@e965/xlsx");

let thread: Worker | undefined;
let before: Promise<unknown> = Promise.resolve();

/** Reads an Excel 97 workbook, one at a time. Refused as damaged where it can't be, or takes too long. */
export function readWorkbook(bytes: Buffer): Promise<ReadWorkbook> {
  const work = () => ask(bytes);
  const done = before.then(work, work);
  before = done.catch(() => undefined);
  return done;
}

/** What honest files take many times over: they have at most 65,536 rows a sheet. */
const patienceMs = ({ length }: Buffer) => 10_000 + length / 1_000;

function ask(bytes: Buffer): Promise<ReadWorkbook> {
  const reader = thread ?? new Worker(program, { eval: true, workerData: library });
  thread = reader;
  // A thread that waits keeps no process alive; one that works does.
  reader.ref();
  return new Promise((resolve, reject) => {
    const refuse = () => settle(() => reject(new FileRefused("damaged")));
    const give = () => {
      thread = undefined;
      refuse();
      void reader.terminate();
    };
    const timer = setTimeout(give, patienceMs(bytes));
    const answer = (found: Answer) => {
      reader.unref();
      settle(() => {
        if ("workbook" in found) resolve(found.workbook);
        else reject(new FileRefused("damaged"));
      });
    };
    function settle(end: () => void): void {
      clearTimeout(timer);
      reader.off("message", answer).off("error", give).off("messageerror", give);
      end();
    }
    reader.once("message", answer).once("error", give).once("messageerror", give);
    reader.postMessage(bytes);
  });
}
