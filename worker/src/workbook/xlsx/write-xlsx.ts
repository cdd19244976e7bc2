import { setImmediate as pause } from "node:timers/promises";
import type { Workbook } from "@tieout/core/workbook";
import { packageParts, sheetPath } from "./package-parts.ts";
import { type PackageZip, packageZip } from "./package-zip.ts";
import { sheetPart } from "./sheet-part.ts";
import { styleTable } from "./style-table.ts";

/** A file's bytes, to be read once. */
export interface WorkbookStream extends AsyncIterable<Uint8Array> {
  /** Known once the last byte is read; throws before. */
  summary(): WorkbookSummary;
}

export interface WorkbookSummary {
  /** SHA-256 over the uncompressed parts (D-46). */
  readonly hash: string;
  /** Of the file, in bytes. */
  readonly size: number;
}

// About a tenth of a second of work: leases are renewed and other jobs get their turn in between.
const pauseAfter = 16;

/**
 * Writes a workbook as .xlsx (ECMA-376, transitional). The same plan gives the same bytes. Memory doesn't
 * grow with the number of rows. Throws a RangeError where the plan asks for what Excel can't hold.
 */
export function writeXlsx(workbook: Workbook): WorkbookStream {
  const outcome: { summary?: WorkbookSummary } = {};
  return {
    [Symbol.asyncIterator]: () => bytesOf(workbook, outcome),
    summary: () => {
      if (outcome.summary === undefined)
        throw new Error("The workbook isn't written to its end yet");
      return outcome.summary;
    },
  };
}

async function* bytesOf(
  workbook: Workbook,
  outcome: { summary?: WorkbookSummary },
): AsyncGenerator<Uint8Array> {
  const zip = packageZip();
  let size = 0;
  for await (const bytes of written(workbook, zip)) {
    size += bytes.length;
    yield bytes;
  }
  outcome.summary = { hash: zip.digest(), size };
}

async function* written(workbook: Workbook, zip: PackageZip): AsyncGenerator<Uint8Array> {
  const styles = styleTable();
  const divisor = 10 ** workbook.properties.currencyDigits;
  let pieces = 0;

  for (const [path, xml] of packageParts(workbook)) whole(zip, path, xml);
  for (const [index, sheet] of workbook.sheets.entries()) {
    const part = zip.part(sheetPath(index));
    for await (const text of sheetPart(sheet, index === 0, styles, divisor)) {
      part.write(text);
      yield* zip.take();
      pieces += 1;
      if (pieces % pauseAfter === 0) await pause();
    }
    part.end();
  }
  // Styles are known when the last cell has asked for its own.
  whole(zip, "xl/styles.xml", styles.xml());
  zip.end();
  yield* zip.take();
}

function whole(zip: PackageZip, path: string, xml: string): void {
  const part = zip.part(path);
  part.write(xml);
  part.end();
}
