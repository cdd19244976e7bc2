import {
  type HeldImport,
  holdImportLease,
  type ImportLease,
  type Tx,
} from "@tieout/server/database";
import type { Run } from "./job-handler.ts";

/** One run of one import, which may save as long as nobody else has taken the import over (D-25). */
export interface ImportRun {
  readonly lease: ImportLease;
  readonly now: () => Date;
  readonly tx: <Result>(work: (db: Tx, held: HeldImport) => Promise<Result>) => Promise<Result>;
}

export function importRun(run: Run, lease: ImportLease, now: () => Date): ImportRun {
  return {
    lease,
    now,
    tx: (work) => run.tx(async (db) => work(db, await holdImportLease(db, lease))),
  };
}
