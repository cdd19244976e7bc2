import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { type Delimiter, recordParser, type TextRecord } from "./record-parser.ts";
import { decoded, encodingOf } from "./text-encoding.ts";
import { lineNumber } from "./text-lines.ts";
import { textCell } from "./typed-cell.ts";

/** The rows of a text whose cells are parted by a delimiter, quoted where they have to be; empty lines are only counted. */
export function* delimitedRows(bytes: Buffer): Generator<SheetRow> {
  const parser = recordParser(delimiterOf(bytes));
  for (const text of decoded(bytes, encodingOf(bytes))) yield* parser.write(text).map(rowOf);
  yield* parser.end().map(rowOf);
}

/** Which mark parts the cells: the one that the first records have alike, and most. */
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
