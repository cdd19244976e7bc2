import type { StatementTypes } from "@tieout/core/book-mapping/reported-statement";
import {
  type Layout,
  layoutFile,
  layoutId,
} from "../../../../sandbox/src/dex/exports/layouts/layout.ts";
import type { Table } from "../../../../sandbox/src/dex/exports/tables.ts";
import { firstRows, readSheets } from "../../book-decoding/read-sheets.ts";
import { sniff } from "../../book-decoding/sniff.ts";
import { reportOfTypes } from "../report-of-types.ts";

/** Reads a layout's profit and loss or balance sheet, or changed tables in its place, as a second file is read. */
export async function statementOf(
  layout: Layout,
  tables?: readonly Table[],
): Promise<StatementTypes> {
  const { bytes } = layoutFile(layout, tables);
  const sniffed = await sniff(bytes);
  const kind = sniffed.result === "known" && sniffed.kind === "csv" ? "csv" : "xlsx";
  const [sheet] = await readSheets(bytes, kind);
  const found = sheet && reportOfTypes(await firstRows(sheet), { digits: 2 });
  if (!found) throw new Error(`${layoutId(layout)} has no sections`);
  return found;
}
