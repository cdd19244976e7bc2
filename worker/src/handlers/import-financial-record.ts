import { ConnectorError, type ConnectorTrouble } from "@tieout/connectors/connector";
import { packageName } from "@tieout/core/tenant/packages";
import { isPassing } from "@tieout/server/database/passing-fault";
import { spoolFolder } from "@tieout/server/storage/spool-folder";
import { findConnection } from "@tieout/services/connections/connection";
import { pauseIfCompanyChanged } from "@tieout/services/consent/pause";
import {
  BeyondConsent,
  permitRead,
  requireLiveConsent,
} from "@tieout/services/consent/permit-read";
import { findImport, type Import } from "@tieout/services/imports/import";
import { holdImportLease, LeaseLost, takeImportLease } from "@tieout/services/imports/run";
import { repliesOf } from "@tieout/services/web-connector/receive-response";
import { silenceMs } from "@tieout/services/web-connector/session";
import { connectionAccess } from "../collect/access.ts";
import { type Collection, collect } from "../collect/collect.ts";
import { anonymizer } from "../collect/plan-reader.ts";
import { importPuller } from "../collect/pull.ts";
import { storageSpool } from "../collect/spool.ts";
import { webConnectorMailbox } from "../collect/web-connector-mailbox.ts";
import { failImportWithMail, finishImport } from "../import/finish-import.ts";
import { failureOf } from "../import/import-failure.ts";
import {
  type ImportRun,
  importRun,
  isStillWaiting,
  waitForPackage,
  waitForWebConnector,
} from "../import/import-run.ts";
import { loadOnce } from "../load/load-once.ts";
import type { JobHandler, Services } from "../queue/job-handler.ts";

/**
 * Pulls and loads a borrower's books into one Created record; its workbooks follow as a job of their own (ADR 24). Each
 * part asks first what an earlier run has done, so that there's one whole record however often it's killed.
 */
export const importFinancialRecord: JobHandler<"import-financial-record"> = async (
  { importId },
  run,
  services,
) => {
  const started = await run.tx(async (db) => {
    const lease = await takeImportLease(db, importId, services.now());
    // An earlier run saved its outcome but was killed before reporting it.
    if (!lease) return undefined;
    const found = await findImport(db, importId);
    const { progressedAt } = await holdImportLease(db, lease);
    return found && { lease, found, progressedAt };
  });
  if (!started) return;
  const { lease, found, progressedAt } = started;
  const own = importRun(run, lease, services.now);

  try {
    // The last try only fails the import; if it were killed working, the import would be Pending forever.
    if (run.lastAttempt) throw new Error("Tried too often");
    if (await isStillWaiting(own, progressedAt)) return;
    await work(own, found, run.tenantId, services);
  } catch (fault) {
    if (fault instanceof LeaseLost) throw fault;
    const isAwaited = fault instanceof ConnectorError && fault.trouble === "awaited";
    const waitedMs = services.now().getTime() - progressedAt.getTime();
    if (isAwaited && waitedMs < silenceMs) return waitForWebConnector(own, services.now());
    const { patienceMs, now } = services;
    const silentSince = await own.tx(async (_db, { progressedAt }) => progressedAt);
    const isSilent = fault instanceof ConnectorError && passingTroubles.has(fault.trouble);
    if (isSilent && now().getTime() - silentSince.getTime() < patienceMs) {
      const { retryAfterMs } = fault;
      return waitForPackage(own, { silentSince, patienceMs, retryAfterMs });
    }
    const isTheirs = fault instanceof ConnectorError || fault instanceof BeyondConsent;
    const isOurs = !isTheirs && !run.lastAttempt;
    if (isOurs && (isPassing(fault) || run.attempt < triesOfOurs)) throw fault;
    if (fault instanceof BeyondConsent) {
      const { beyond } = fault;
      await own.tx((db) => pauseIfCompanyChanged(db, importId, { beyond, now: now() }));
    }
    await failImportWithMail(own, found, failureOf(fault, await nameOf(own, found)));
    // Reported; the queue's next try finds the import ended.
    if (isOurs) throw fault;
  }
};

const passingTroubles: ReadonlySet<ConnectorTrouble> = new Set(["throttled", "vendor-down"]);

/** A fault of ours repeats; a few tries make sure. */
const triesOfOurs = 3;

async function work(
  own: ImportRun,
  found: Import,
  tenantId: string,
  services: Services,
): Promise<void> {
  const { sealer, connectors, storage, now } = services;
  const connection = await own.tx((db) => findConnection(db, connectionKey(found)));
  // Deleted since the import was queued.
  if (!connection) throw new ConnectorError("reconnect-needed", "The connection is gone.");
  const connector = connectors.get(connection.datasourceNameId);
  if (!connector) throw new Error(`Import ${found.id} has no package to read from`);

  const seals = await own.tx(sealer.forTenant);
  const spool = storageSpool(storage, seals, spoolFolder(tenantId, found.id));
  const { connectionId, request, today } = found;
  const access = connectionAccess({
    ...{ tx: own.tx, sealer, connector, connectionId, now },
    allowed: (db) => requireLiveConsent(db, found.id, now()),
  });
  const replies = repliesOf(storage, seals, { tenantId, importId: found.id });
  const mailbox = webConnectorMailbox(own, replies);
  const key = seals.derive({ purpose: "pseudonym", id: found.workspaceId });

  const reader = connector.open(access, mailbox);
  const permit: Collection["permit"] = (plan, company) =>
    own.tx((db) => permitRead(db, found, { plan, company, now: now() }));
  const asked = { request, today, reader, anonymizer: anonymizer(key), permit };
  const collected = await collect(importPuller(own, spool), asked).finally(reader.close);
  const { financialRecordId } = found;
  const { datasourceNameId } = connection;
  const pulled = { financialRecordId, datasourceNameId, spool, collected };
  const books = { ...pulled, found, loaded: await loadOnce(own, pulled) };
  await finishImport(own, books);
}

const connectionKey = ({ workspaceId, connectionId: id }: Import) => ({ workspaceId, id });

async function nameOf({ tx }: ImportRun, found: Import): Promise<string> {
  const connection = await tx((db) => findConnection(db, connectionKey(found)));
  return packageName(connection?.datasourceNameId ?? "");
}
