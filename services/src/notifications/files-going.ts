import { packageName } from "@tieout/core/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { listDocuments } from "../documents/document.ts";
import { listWorkbookRevisions } from "../financial-records/revision.ts";
import type { GoingCollection } from "../mail/contents.ts";
import { findSubmission } from "../submissions/find.ts";
import type { Submission } from "../submissions/submission.ts";
import { type Addressed, address, post, type Recipient } from "./notify.ts";
import { overviewOf } from "./overview.ts";

/** A collection whose files go, and when. */
export interface GoingFiles {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly deletedAt: Date;
}

/** As many as a mail lists by name. */
const named = 20;

const type = "files-about-to-be-deleted";

/** Somebody's mail, while it's gathered what it tells them of. */
interface Letter extends Pick<Addressed, "setting" | "lenderOrigin"> {
  readonly recipient: Recipient;
  readonly collections: GoingCollection[];
}

/**
 * Tells people that collections' files go, in the caller's transaction: each of them by one mail, however
 * many go. The first in the list are the first that a mail names.
 */
export async function notifyFilesAboutToBeDeleted(
  db: Tx,
  going: readonly GoingFiles[],
  now: Date,
): Promise<void> {
  const letters = new Map<string, Letter>();
  for (const files of going) {
    const { workspaceId, submissionId: id } = files;
    const submission = await findSubmission(db, { workspaceId, id });
    if (!submission) continue;
    const about = { workspaceId, submissionId: id, askedBy: submission.requestingUserId };
    const addressed = await address(db, { type, now, ...about });
    if (!addressed) return;
    const { setting, recipients, lenderOrigin } = addressed;
    const described = await describe(db, submission, files, lenderOrigin);
    for (const recipient of recipients) {
      const key = recipient.told.address.toLowerCase();
      const letter = letters.get(key) ?? { setting, lenderOrigin, recipient, collections: [] };
      letters.set(key, letter);
      letter.collections.push(recipient.told.seesNames ? described : withoutNames(described));
    }
  }
  for (const letter of letters.values()) await send(db, letter, now);
}

async function send(
  db: Tx,
  { setting, recipient, collections, lenderOrigin }: Letter,
  now: Date,
): Promise<void> {
  const [only, ...more] = collections;
  const about = more.length === 0 ? only : undefined;
  const occasion = {
    type,
    now,
    ...(about && { workspaceId: about.workspaceId, submissionId: about.submissionId }),
  };
  const content = {
    ...recipient.reader,
    warnedAt: now.toISOString(),
    count: collections.length,
    collections: collections.slice(0, named),
    collectionsUrl: `${lenderOrigin}/dcr`,
  };
  await post(db, { occasion, kind: type, setting, recipient, content });
}

async function describe(
  db: Tx,
  submission: Submission,
  { deletedAt, ...address }: GoingFiles,
  lenderOrigin: string,
): Promise<GoingCollection> {
  const { id, financialRecordId, datasourceNameId, workspaceName, createdAt } = submission;
  const revisions = financialRecordId ? await listWorkbookRevisions(db, financialRecordId) : [];
  const documents = await listDocuments(db, id);
  return {
    ...address,
    workspaceName,
    revisions: revisions.length,
    ...(datasourceNameId && { packageName: packageName(datasourceNameId) }),
    workbooks: revisions.flatMap(({ workbooks }) => workbooks).length,
    documents: documents.filter((document) => !document.deletedAt).length,
    collectedAt: createdAt.toISOString(),
    deletedAt: deletedAt.toISOString(),
    submissionUrl: overviewOf(lenderOrigin, address),
  };
}

/** For who can't view the workspace (D-53). */
function withoutNames(described: GoingCollection): GoingCollection {
  const { workspaceId, submissionId, collectedAt, deletedAt, submissionUrl } = described;
  return { workspaceId, submissionId, collectedAt, deletedAt, submissionUrl };
}
