import { setImmediate as pause } from "node:timers/promises";
import type { Workbook } from "@tieout/core/workbook/workbook";
import type { ContentHash } from "./content-hash.ts";
import { packageParts, sheetPath } from "./package-parts.ts";
import type { PackageZip } from "./package-zip.ts";
import { sheetPart } from "./sheet-part.ts";
import { styleTable } from "./style-table.ts";
import { streamed, type WorkbookStream } from "./workbook-stream.ts";

// About 0.1 s of work, so leases are renewed and other jobs get a turn.
const pauseAfter = 16;

/**
 * Writes a workbook as .xlsx (ECMA-376, transitional). The same plan gives the same content hash, and on one machine, by
 * one version of Node, the same bytes. Memory doesn't grow with the number of rows. Throws a RangeError where the plan
 * asks for what Excel can't hold.
 */
export function writeXlsx(workbook: Workbook): WorkbookStream {
  return streamed((zip, content) => written(workbook, zip, content));
}

async function* written(
  workbook: Workbook,
  zip: PackageZip,
  content: ContentHash,
): AsyncGenerator<Uint8Array> {
  const styles = styleTable();
  const divisor = 10 ** workbook.properties.currencyDigits;
  let pieces = 0;

  for (const [path, xml] of packageParts(workbook)) await whole(zip, path, xml);
  for (const [index, sheet] of workbook.sheets.entries()) {
    const part = zip.part(sheetPath(index));
    for await (const text of sheetPart(sheet, index === 0, styles, divisor, content)) {
      await part.write(text);
      yield* zip.take();
      pieces += 1;
      if (pieces % pauseAfter === 0) await pause();
    }
    await part.end();
  }
  // Styles are complete after the last cell.
  await whole(zip, "xl/styles.xml", styles.xml());
}

async function whole(zip: PackageZip, path: string, xml: string): Promise<void> {
  const part = zip.part(path);
  await part.write(xml);
  await part.end();
}
