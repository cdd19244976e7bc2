import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { writeXlsx } from "../../server/src/xlsx/write-xlsx.ts";
import { bigWorkbook } from "./big-sheet.ts";
import { report } from "./report.ts";

const started = performance.now();
await pipeline(Readable.from(writeXlsx(bigWorkbook())), createWriteStream(process.argv[2] ?? ""));
report(started);
