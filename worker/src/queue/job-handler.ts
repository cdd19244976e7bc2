import type { Connectors } from "@tieout/connectors/connectors";
import type { FileReaders } from "@tieout/connectors/reader-processes/file-readers";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import type { Jobs } from "@tieout/server/jobs/jobs";
import type { Mailer } from "@tieout/server/mail/mailer";
import type { Sealer } from "@tieout/server/sealing/sealer";
import type { Storage } from "@tieout/server/storage/open-storage";
import type { Scan } from "@tieout/services/documents/scanner";

export interface Run {
  readonly tenantId: string;
  /** From 1. */
  readonly attempt: number;
  readonly lastAttempt: boolean;
  /** Aborted when the process is asked to stop. */
  readonly stopping: AbortSignal | undefined;
  /** Commits if this run holds the job's lease, which it locks, so keep it short. @throws LeaseLost */
  readonly tx: Transact;
  /** For long work: checks the lease first, and locks it at the end. */
  readonly longTx: LongTransact<void>;
}

/** A transaction of minutes. Call `hold` before changing shared rows. */
export type LongTransact<Held> = <Result>(
  work: (db: Tx, hold: () => Promise<Held>) => Promise<Result>,
) => Promise<Result>;

/** Handles a job. It may run twice, so it first checks what is done. */
export type JobHandler<Name extends keyof Jobs> = (
  payload: Jobs[Name],
  run: Run,
  services: Services,
) => Promise<void>;

export type JobHandlers = { readonly [Name in keyof Jobs]: JobHandler<Name> };

export interface Services {
  readonly connectors: Connectors;
  readonly sealer: Sealer;
  readonly storage: Storage;
  readonly fileReaders: FileReaders;
  readonly mailer: Mailer;
  /** Absent without a malware scanner. */
  readonly scan?: Scan;
  readonly now: () => Date;
  /** Reports a tenant's round to the operator, in figures alone. */
  readonly report: (what: string, done: Readonly<Record<string, string | number>>) => void;
  /** How long a package may be silent; default six hours (D-14). */
  readonly patienceMs: number;
}
