import { ConnectorError } from "@tieout/connectors/connector";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import {
  checkImportLease,
  type HeldImport,
  holdImportLease,
  type ImportLease,
} from "@tieout/services/imports/run";
import { queueImport } from "@tieout/services/imports/start-import";
import { countMessages, type MessageCounts } from "@tieout/services/web-connector/messages";
import { silenceMs } from "@tieout/services/web-connector/session";
import type { LongTransact, Run } from "../queue/job-handler.ts";

/** One run of an import, which may save while it holds the lease (D-25). */
export interface ImportRun {
  readonly lease: ImportLease;
  readonly now: () => Date;
  readonly tx: <Result>(work: (db: Tx, held: HeldImport) => Promise<Result>) => Promise<Result>;
  /** For long work: cancelling doesn't wait for it, and prevents its commit. */
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

/** Whether an import still waits for a package that calls us. @throws after too long a silence (D-14) */
export async function isStillWaiting(own: ImportRun, progressedAt: Date): Promise<boolean> {
  const counts = await own.tx((db) => countMessages(db, own.lease.importId));
  if (isAnswered(counts)) return false;
  if (own.now().getTime() - progressedAt.getTime() >= silenceMs) {
    throw new ConnectorError("awaited", "Web Connector hasn't called for too long.");
  }
  await waitForWebConnector(own, progressedAt);
  return true;
}

/** Parks an import until its last answer or its deadline. */
export async function waitForWebConnector(
  { tx, lease: { importId } }: ImportRun,
  since: Date,
): Promise<void> {
  await tx(async (db) => {
    // Answers that arrived while parking are picked up here.
    if (isAnswered(await countMessages(db, importId))) return queueImport(db, importId);
    const runAt = new Date(since.getTime() + silenceMs);
    const jobKey = `import:${importId}`;
    await enqueue(db, "import-financial-record", { importId }, { jobKey, runAt });
    return undefined;
  });
}

/** Whether everything is answered, or something was refused. */
const isAnswered = ({ asked, answered, refused }: MessageCounts): boolean =>
  refused > 0 || answered === asked;

/** Pause when the package names none. */
const [shortestPauseMs, longestPauseMs] = [15_000, 1_800_000];

/**
 * Pauses an import until the time its package named, else for as long as it has been silent already, but never past the
 * end of patience, when it's asked once more (D-14). Costs no try.
 */
export async function waitForPackage(
  { tx, now, lease: { importId } }: ImportRun,
  wait: {
    readonly silentSince: Date;
    readonly patienceMs: number;
    readonly retryAfterMs?: number | undefined;
  },
): Promise<void> {
  const [at, since] = [now().getTime(), wait.silentSince.getTime()];
  const usual = Math.min(Math.max(at - since, shortestPauseMs), longestPauseMs);
  const runAt = Math.min(at + (wait.retryAfterMs ?? usual), since + wait.patienceMs);
  await tx((db) => queueImport(db, importId, new Date(runAt)));
}
