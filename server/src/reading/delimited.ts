import type { SheetRow } from "@tieout/core/file-import";
import { decoded, encodingOf } from "./text-encoding.ts";
import { endOfFile } from "./text-lines.ts";
import { mostColumns } from "./typed-cell.ts";

export type Delimiter = "," | ";" | "\t" | "|";

/** The rows of a text whose cells are parted by a delimiter, quoted where they have to be. */
export function* delimitedRows(bytes: Buffer): Generator<SheetRow> {
  const parser = recordParser(delimiterOf(bytes));
  let number = 0;
  for (const text of decoded(bytes, encodingOf(bytes))) {
    for (const record of parser.write(text)) yield rowOf(record, ++number);
  }
  for (const record of parser.end()) yield rowOf(record, ++number);
}

/** Which mark parts the cells: the one that the first records have alike, and most. */
export function delimiterOf(bytes: Buffer): Delimiter {
  const [start = ""] = decoded(bytes.subarray(0, looked), encodingOf(bytes));
  const told = /^sep=([,;\t|])\r?\n/.exec(start)?.[1];
  if (told !== undefined) return told as Delimiter;
  const lines = withoutQuoted(start)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== "");
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
  return text.replace(/"(?:[^"]|"")*"/g, "");
}

/** How many lines have as many as most lines have, times how many these are. */
function alike(counts: readonly number[]): number {
  const frequency = new Map<number, number>();
  for (const count of counts) if (count > 0) frequency.set(count, (frequency.get(count) ?? 0) + 1);
  return Math.max(0, ...[...frequency].map(([count, lines]) => lines * lines * Math.sqrt(count)));
}

/** Longer than any cell that people write: a quote that nobody has closed. */
const longestCell = 100_000;

interface RecordParser {
  readonly write: (text: string) => string[][];
  readonly end: () => string[][];
}

function recordParser(delimiter: Delimiter): RecordParser {
  let record: string[] = [];
  let cell = "";
  let quoted = false;
  // A quote inside quotes is one, or the end: the next mark tells.
  let closing = false;
  let first = true;

  function endCell(): void {
    record.push(cell);
    cell = "";
    closing = false;
  }

  function endRecord(done: string[][]): void {
    endCell();
    const told = first && record.length <= 2 && /^sep=/i.test(record[0] ?? "");
    if (!told) done.push(record);
    first = false;
    record = [];
  }

  let afterReturn = false;
  function write(text: string): string[][] {
    const done: string[][] = [];
    for (const mark of text) {
      const skip = afterReturn && mark === "\n";
      afterReturn = false;
      if (skip) continue;
      if (quoted && !closing) {
        if (mark === '"') closing = true;
        else cell += mark;
        if (cell.length > longestCell) quoted = false;
        continue;
      }
      if (closing && mark === '"') {
        cell += mark;
        closing = false;
        continue;
      }
      if (closing) quoted = false;
      closing = false;
      if (mark === delimiter) endCell();
      else if (mark === "\n" || mark === "\r") {
        endRecord(done);
        afterReturn = mark === "\r";
      } else if (mark === '"' && cell === "") quoted = true;
      else cell += mark;
    }
    return done;
  }

  return {
    write,
    end: () => {
      const done: string[][] = [];
      cell = cell.replace(endOfFile, "");
      if (cell !== "" || record.length > 0) endRecord(done);
      return done;
    },
  };
}

function rowOf(record: readonly string[], number: number): SheetRow {
  return {
    number,
    cells: record
      .slice(0, mostColumns)
      .map((text) => (text.trim() === "" ? undefined : { kind: "text", text })),
  };
}
