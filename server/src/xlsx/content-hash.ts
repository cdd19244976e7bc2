import { createHash } from "node:crypto";
import type { Row, Value } from "@tieout/core/workbook/cell";

/**
 * SHA-256 over cell values, sheet by sheet and row by row: texts, numbers, days and formulas' results. Styles, formulas and
 * empty cells aren't included, so the hash stays the same if a new writer version writes the same values.
 */
export interface ContentHash {
  /** Begins the next sheet or table. */
  sheet(name: string): void;
  row(row: Row): void;
  /** Adds a workbook inside the file by its own hash. */
  workbook(name: string, contentSha256: string): void;
  /** In hex. */
  digest(): string;
}

const size = 64 * 1024;
/** Bytes of the longest entry: a mark and its number. */
const longestEntry = 9;

/** Values are written straight to one buffer, because a string for each cell takes twice as long. */
export function contentHash(): ContentHash {
  const hash = createHash("sha256");
  const bytes = Buffer.allocUnsafe(size);
  let used = 0;

  return {
    sheet: (name) => addText("S", name),
    row: ({ cells }) => {
      for (let column = 0; column < cells.length; column += 1) {
        const cell = cells[column];
        if (cell === undefined || cell.kind === "blank") continue;
        addNumber("C", column);
        addValue(cell.kind === "formula" ? cell.result : cell);
      }
      addMark("R");
    },
    workbook: (name, contentSha256) => {
      addText("W", name);
      addText("H", contentSha256);
    },
    digest: () => {
      flush();
      return hash.digest("hex");
    },
  };

  function addValue(value: Value): void {
    switch (value.kind) {
      case "text":
        addText("t", value.text);
        break;
      case "number":
        addNumber("n", value.number);
        break;
      case "amount":
        addNumber("a", value.amount);
        break;
      case "day":
        addText("d", value.day);
    }
  }

  /** Writes the length too, so that two texts never hash like one. */
  function addText(mark: string, text: string): void {
    addNumber(mark, text.length);
    const most = text.length * 3;
    if (used + most > size) flush();
    if (most > size) hash.update(text);
    else used += bytes.write(text, used);
  }

  function addNumber(mark: string, number: number): void {
    addMark(mark);
    // Adding zero turns negative zero into zero.
    used = bytes.writeDoubleLE(number + 0, used);
  }

  function addMark(mark: string): void {
    if (used + longestEntry > size) flush();
    used = bytes.writeUInt8(mark.charCodeAt(0), used);
  }

  function flush(): void {
    hash.update(bytes.subarray(0, used));
    used = 0;
  }
}
