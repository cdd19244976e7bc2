import { mkdirSync } from "node:fs";
import { join } from "node:path";

/** Where a run of all tests leaves what it found; the next run writes over it. */
export const reportsFolder = join(process.cwd(), ".reports");
mkdirSync(reportsFolder, { recursive: true });
