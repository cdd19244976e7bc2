import type { Tx } from "@tieout/server/database/with-tenant";
import {
  checkImportLease,
  type HeldImport,
  holdImportLease,
  type ImportLease,
} from "@tieout/services/imports/run";
import type { LongTransact, Run } from "./job-handler.ts";

/** One run of one import, which may save as long as nobody else has taken the import over (D-25). */
export interface ImportRun {
  readonly lease: ImportLease;
  readonly now: () => Date;
  readonly tx: <Result>(work: (db: Tx, held: HeldImport) => Promise<Result>) => Promise<Result>;
  /** For what takes long: nobody who cancels the import waits for it, and then it can't commit. */
  readonly longTx: LongTransact<HeldImport>;
}

export function importRun(run: Run, lease: ImportLease, now: () => Date): ImportRun {
  return {
    lease,
    now,
    tx: (work) => run.tx(async (db) => work(db, await holdImportLease(db, lease))),
    longTx: (work) =>
      run.longTx(async (db, holdJob) => {
        const hold = async () => {
          await holdJob();
          return holdImportLease(db, lease);
        };
        await checkImportLease(db, lease);
        const result = await work(db, hold);
        await hold();
        return result;
      }),
  };
}
