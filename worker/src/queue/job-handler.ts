import type { Connectors } from "@tieout/connectors/connectors";
import type { FileReaders } from "@tieout/connectors/reader-processes/file-readers";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import type { Jobs } from "@tieout/server/jobs/jobs";
import type { Mailer } from "@tieout/server/mail/mailer";
import type { Sealer } from "@tieout/server/sealing/sealer";
import type { Storage } from "@tieout/server/storage/open-storage";
import type { Scan } from "@tieout/services/documents/scanner";

/** What a handler knows of its own run. */
export interface Run {
  readonly tenantId: string;
  /** From 1. */
  readonly attempt: number;
  readonly lastAttempt: boolean;
  /** Aborted when the process is asked to stop. */
  readonly stopping: AbortSignal | undefined;
  /**
   * Commits what `work` did if this run still holds its job's lease; throws `LeaseLost` if not. The lease is
   * locked from the start, so keep it short: whoever takes the job over waits for it.
   */
  readonly tx: Transact;
  /** The same for what takes long: the lease is looked at first, and locked at the end. */
  readonly longTx: LongTransact<void>;
}

/** Does some work in a transaction that may take minutes. Call `hold` before anything is changed that others change. */
export type LongTransact<Held> = <Result>(
  work: (db: Tx, hold: () => Promise<Held>) => Promise<Result>,
) => Promise<Result>;

/** Works on one job. It may run twice, so it asks first what is already so. */
export type JobHandler<Name extends keyof Jobs> = (
  payload: Jobs[Name],
  run: Run,
  services: Services,
) => Promise<void>;

export type JobHandlers = { readonly [Name in keyof Jobs]: JobHandler<Name> };

/** The world outside, as handlers are given it. */
export interface Services {
  readonly connectors: Connectors;
  readonly sealer: Sealer;
  readonly storage: Storage;
  readonly fileReaders: FileReaders;
  readonly mailer: Mailer;
  /** Absent where nobody looks for malware. */
  readonly scan?: Scan;
  readonly now: () => Date;
  /** Tells whoever runs this what a round of a tenant's has done, in figures alone. */
  readonly report: (what: string, done: Readonly<Record<string, string | number>>) => void;
  /** How long a package may be silent before an import gives up; six hours unless configured (D-14). */
  readonly patienceMs: number;
}
