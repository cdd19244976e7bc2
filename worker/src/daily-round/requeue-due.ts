import { deletedBefore, unconfirmedBefore } from "@tieout/core/workspace";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Jobs } from "@tieout/server/jobs/jobs";
import { queueImport } from "@tieout/services/imports/start-import";
import {
  giveUpMails,
  listCopiesToDelete,
  listSilentImports,
  listUnannounced,
  listUnbuiltCopies,
  listUnbuiltRevisions,
  listUnconfirmedWorkspaces,
  listUnscannedDocuments,
  listUnsentFiles,
  listWorkspacesToPurge,
  listWorkspacesWithConsents,
} from "@tieout/services/maintenance/due";
import { isAnythingKept } from "@tieout/services/retention/due";
import { queueSweep } from "@tieout/services/retention/queue-sweep";
import { failUserCopy } from "@tieout/services/user-copies/build";

/** As many of each as one day queues; the oldest come first, so that none waits for ever. */
const atMost = 500;

/** In days: the queue gives a job up after 25 tries, which take it four. */
const triedFor = 5;

/** In days: a copy that isn't made by then never will be. */
const copyTriedFor = 14;

/**
 * Queues what is due by what the rows say, whatever has become of its job: given up, or lost with a worker
 * that was killed over its last try. Done twice it's the same. Says how many of which.
 */
export async function requeueDue(db: Tx, now: Date): Promise<Readonly<Record<string, number>>> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  if (await isAnythingKept(db)) await queueSweep(db, now);

  const silent = await listSilentImports(db, ago(2), atMost);
  for (const importId of silent) await queueImport(db, importId);
  const hopeless = await listUnbuiltCopies(db, ago(copyTriedFor), atMost);
  for (const id of hopeless) await failUserCopy(db, id);
  const mailsGivenUp = await giveUpMails(db, ago(triedFor));

  const consents = await listWorkspacesWithConsents(db, ago(1), atMost);
  const purges = await listWorkspacesToPurge(db, deletedBefore(ago(1)), atMost);
  const unconfirmed = await listUnconfirmedWorkspaces(db, unconfirmedBefore(ago(1)), atMost);
  const unannounced = await listUnannounced(db, ago(1), atMost);
  const unscanned = await listUnscannedDocuments(db, ago(triedFor), atMost);
  const revisions = await listUnbuiltRevisions(db, ago(1), atMost);
  const unsent = await listUnsentFiles(db, ago(2), atMost);
  const unbuilt = await listUnbuiltCopies(db, ago(1), atMost);
  const spent = await listCopiesToDelete(db, ago(1), atMost);
  await queueAll(db, "end-consents", consents.map(ofWorkspace));
  await queueAll(db, "purge-workspace", purges.map(ofWorkspace));
  await queueAll(db, "drop-unconfirmed-workspace", unconfirmed.map(ofWorkspace));
  await queueAll(
    db,
    "announce-documents",
    unannounced.map((submissionId) => ({ submissionId })),
  );
  await queueAll(
    db,
    "scan-document",
    unscanned.map((documentId) => ({ documentId })),
  );
  await queueAll(db, "sweep-file-import", unsent);
  await queueAll(db, "build-workbooks", revisions);
  await queueAll(db, "build-user-copy", unbuilt.map(ofCopy));
  await queueAll(db, "delete-user-copy", spent.map(ofCopy));

  return {
    mailsGivenUp,
    copiesGivenUp: hopeless.length,
    imports: silent.length,
    consents: consents.length,
    purges: purges.length,
    unconfirmed: unconfirmed.length,
    unannounced: unannounced.length,
    unscanned: unscanned.length,
    revisions: revisions.length,
    unsent: unsent.length,
    unbuilt: unbuilt.length,
    spent: spent.length,
  };
}

const ofWorkspace = (workspaceId: string) => ({ workspaceId });
const ofCopy = (userCopyId: string) => ({ userCopyId });

/** Under keys of their own: a round that is made again doesn't queue them twice. */
async function queueAll<Name extends keyof Jobs>(
  db: Tx,
  name: Name,
  payloads: readonly Jobs[Name][],
): Promise<void> {
  for (const payload of payloads) {
    await enqueue(db, name, payload, { jobKey: `due:${name}:${Object.values(payload).join(":")}` });
  }
}
