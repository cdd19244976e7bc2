import { workspaceCapabilitiesOf } from "@tieout/core/access";
import { packageName } from "@tieout/core/tenant";
import { sameEmail } from "@tieout/core/text";
import { canonicalOrigin, findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { RecordsWithdrawn } from "../mail/contents.ts";
import { findSubmission } from "../submissions/find.ts";
import type { Submission } from "../submissions/submission.ts";
import { findUser } from "../users/user.ts";
import { isMember } from "../workspaces/members.ts";
import { address, post, type Recipient } from "./notify.ts";
import { overviewOf } from "./overview.ts";

/**
 * Tells the lender's people that a borrower took their records back, in the caller's transaction: whoever
 * asked for them, whatever they chose, as the borrower is promised; and who is told of collections.
 */
export async function notifyRecordsWithdrawn(
  db: Tx,
  about: {
    readonly workspaceId: string;
    readonly submissionId: string;
    readonly now: Date;
    /** Absent where a legal hold keeps it. */
    readonly deletedAt?: Date;
  },
): Promise<void> {
  const { workspaceId, submissionId, now, deletedAt } = about;
  const submission = await findSubmission(db, { workspaceId, id: submissionId });
  if (!submission) return;
  const { workspaceName, datasourceNameId, requestingUserId: askedBy } = submission;
  const occasion = {
    type: "collection-completed",
    now,
    workspaceId,
    submissionId,
    askedBy,
  } as const;
  const addressed = await address(db, occasion);
  const asker = await askerOf(db, submission);
  const told = (addressed?.recipients ?? []).filter(
    (recipient) => !asker || !sameEmail(recipient.told.address, asker.told.address),
  );
  const contentFor = async ({
    reader,
    told: { seesNames },
  }: Recipient): Promise<RecordsWithdrawn> => ({
    ...reader,
    ...(seesNames && { workspaceName }),
    ...(seesNames && datasourceNameId && { packageName: packageName(datasourceNameId) }),
    withdrawnAt: now.toISOString(),
    ...(deletedAt && { deletedAt: deletedAt.toISOString() }),
    submissionUrl: overviewOf(await canonicalOrigin(db, "lender"), about),
  });
  const kind = "records-withdrawn";
  if (asker) await post(db, { occasion, kind, recipient: asker, content: await contentFor(asker) });
  for (const recipient of told) {
    const content = await contentFor(recipient);
    await post(db, {
      occasion,
      kind,
      recipient,
      content,
      ...(addressed && { setting: addressed.setting }),
    });
  }
}

/** Whoever asked for the books, while they work there. */
async function askerOf(db: Tx, submission: Submission): Promise<Recipient | undefined> {
  const { requestingUserId: userId, workspaceId } = submission;
  const user = userId === undefined ? undefined : await findUser(db, userId);
  if (!user) return undefined;
  const tenant = await findTenant(db);
  const member = await isMember(db, workspaceId, user.id);
  const seesNames = workspaceCapabilitiesOf({ roles: user.roleNames, member }).includes(
    "CanViewWorkspace",
  );
  const asked = { address: user.emailAddress, userId: user.id };
  return {
    told: { ...asked, seesNames, because: "subscribed", asked: true },
    language: user.language ?? tenant.defaultLanguage,
    reader: { timeZone: user.timeZone ?? tenant.timeZone, because: "asked" },
  };
}
