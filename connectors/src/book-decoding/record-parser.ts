import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { FileRefused } from "./refusal.ts";
import { decoded, encodingOf, endOfFile, lineNumber, longestLine } from "./text-encoding.ts";
import { mostColumns, textCell } from "./typed-cell.ts";

type Delimiter = "," | ";" | "\t" | "|";

interface RecordParser {
  readonly write: (text: string) => TextRecord[];
  readonly end: () => TextRecord[];
}

interface TextRecord {
  /** Counts from 1. Empty lines count but are no records: a file may have millions. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** Longer than any real cell: beyond this, a quote was never closed. */
const longestCell = 100_000;

/** Parts a text into records of cells, quoted where a cell has marks of its own in it (RFC 4180). */
function recordParser(delimiter: Delimiter): RecordParser {
  const plainRun = new RegExp(`[^"\\r\\n\\${delimiter}]+`, "y");
  const quotedRun = /[^"]{1,4096}/y;
  let records: TextRecord[] = [];
  let number = 0;
  let record: string[] = [];
  let cell = "";
  // A quote inside quotes is escaped or the end: the next character tells.
  let state: "plain" | "quoted" | "closing" = "plain";
  let afterReturn = false;
  let first = true;

  function endCell(): void {
    // What stands farther out isn't read, and neither is it held.
    if (record.length < mostColumns) record.push(cell);
    cell = "";
  }

  function add(text: string): void {
    cell += text;
    if (cell.length > longestCell) state = "plain";
    if (cell.length > longestLine) throw new FileRefused("damaged");
  }

  function endRecord(): void {
    endCell();
    // `sep=;` tells a spreadsheet the delimiter and isn't a record.
    const tells = first && /^sep=/i.test(record[0] ?? "");
    if (!tells) number++;
    if (!tells && (record.length > 1 || record[0] !== "")) records.push({ number, cells: record });
    first = false;
    record = [];
  }

  function pastEmpty(text: string, start: number): number {
    if (state !== "plain" || cell !== "" || record.length > 0) return start;
    let at = start;
    for (; text[at] === "\r" || text[at] === "\n"; at++) {
      // One after a return ends the same line.
      const isSame = afterReturn && text[at] === "\n";
      afterReturn = !isSame && text[at] === "\r";
      if (!isSame) number++;
      first = false;
    }
    return at;
  }

  function runFrom(text: string, at: number): number {
    if (state === "closing") return at;
    const run = state === "quoted" ? quotedRun : plainRun;
    run.lastIndex = at;
    return run.test(text) ? run.lastIndex : at;
  }

  function decide(mark: string): void {
    const ended = afterReturn && mark === "\n";
    afterReturn = false;
    if (ended) return;
    if (state === "quoted") state = "closing";
    else if (state === "closing" && mark === '"') {
      state = "quoted";
      add(mark);
    } else {
      state = "plain";
      if (mark === delimiter) endCell();
      else if (mark === "\n" || mark === "\r") {
        endRecord();
        afterReturn = mark === "\r";
      } else if (mark === '"' && cell === "") state = "quoted";
      else add(mark);
    }
  }

  function taken(): TextRecord[] {
    const complete = records;
    records = [];
    return complete;
  }

  return {
    write: (text) => {
      for (let at = pastEmpty(text, 0); at < text.length; at = pastEmpty(text, at)) {
        const run = runFrom(text, at);
        if (run > at) {
          add(text.slice(at, run));
          afterReturn = false;
        } else decide(text[at] ?? "");
        at = Math.max(run, at + 1);
      }
      return taken();
    },
    end: () => {
      cell = cell.replace(endOfFile, "");
      if (cell !== "" || record.length > 0) endRecord();
      return taken();
    },
  };
}

/** Splits delimited text with quoted cells into rows; empty lines are only counted. */
export function* delimitedRows(bytes: Buffer): Generator<SheetRow> {
  const parser = recordParser(delimiterOf(bytes));
  for (const text of decoded(bytes, encodingOf(bytes))) yield* parser.write(text).map(rowOf);
  yield* parser.end().map(rowOf);
}

/** The delimiter that gives the first records the same, and largest, number of cells. */
export function delimiterOf(bytes: Buffer): Delimiter {
  const [start = ""] = decoded(bytes.subarray(0, looked), encodingOf(bytes));
  const told = /^sep=([,;\t|])\r?\n/.exec(start)?.[1];
  if (told !== undefined) return told as Delimiter;
  const lines = withoutQuoted(start)
    .split(/\r\n|\n|\r/)
    .filter((line) => /\S|\t/.test(line));
  // The last one may have been cut off in the middle.
  const whole = lines.length > 1 && start.length >= looked / 4 ? lines.slice(0, -1) : lines;
  return candidates.reduce<readonly [Delimiter, number]>(
    (best, delimiter) => {
      const score = alike(whole.map((line) => line.split(delimiter).length - 1));
      return score > best[1] ? [delimiter, score] : best;
    },
    [",", 0],
  )[0];
}

const candidates: readonly Delimiter[] = ["\t", ";", "|", ","];
const looked = 1 << 16;

function withoutQuoted(text: string): string {
  return text.replace(/"[^"]*"/g, "");
}

/** How many lines have as many as most lines have, times how many these are. */
function alike(counts: readonly number[]): number {
  const frequency = new Map<number, number>();
  for (const count of counts) if (count > 0) frequency.set(count, (frequency.get(count) ?? 0) + 1);
  return Math.max(0, ...[...frequency].map(([count, lines]) => lines * lines * Math.sqrt(count)));
}

function rowOf({ number, cells }: TextRecord): SheetRow {
  return { number: lineNumber(number), cells: cells.map(textCell) };
}
