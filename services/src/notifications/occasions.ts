import { workspaceCapabilitiesOf } from "@tieout/core/access";
import type { Wider } from "@tieout/core/consent/wider";
import type { Told } from "@tieout/core/notification";
import { packageName } from "@tieout/core/tenant/packages";
import { sameEmail } from "@tieout/core/text";
import { canonicalOrigin, findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { RecordsWithdrawn } from "../mail/collection-mails.ts";
import { findSubmission } from "../submissions/submission.ts";
import { findUser } from "../users/user.ts";
import { isMember } from "../workspaces/members.ts";
import { findWorkspace } from "../workspaces/workspace.ts";
import { address, notify, overviewOf, post, type Recipient } from "./notify.ts";

/**
 * Asks those who can grant access, in the caller's transaction. Returns user ids, and addresses of other recipients.
 *
 * @param answerPath the lender portal's page to answer on: `/workspacedetails/…`
 */
export async function notifyAccessRequested(
  db: Tx,
  asked: {
    readonly workspaceId: string;
    readonly userId: string;
    readonly answerPath: string;
    readonly now: Date;
  },
): Promise<readonly Told[]> {
  const { workspaceId, userId: actorId, answerPath, now } = asked;
  const workspace = await findWorkspace(db, workspaceId);
  const user = await findUser(db, actorId);
  const occasion = { type: "access-requested", now, workspaceId, actorId } as const;

  return notify(db, occasion, (reader, { seesNames }, { told, lenderOrigin }) => ({
    ...reader,
    ...(seesNames &&
      workspace && {
        workspace: { name: workspace.displayName, engagementCode: workspace.engagementCode },
      }),
    ...(seesNames &&
      user && { askedBy: { name: user.displayName, emailAddress: user.emailAddress } }),
    askedAt: now.toISOString(),
    others: told.length - 1,
    answerUrl: new URL(answerPath, lenderOrigin).href,
  }));
}

export async function notifyUserInvited(
  db: Tx,
  invitation: {
    readonly userId: string;
    readonly invitedBy: string;
    readonly expiresAt: Date;
    readonly now: Date;
  },
): Promise<readonly Told[]> {
  const { userId, invitedBy, expiresAt, now } = invitation;
  const invited = await findUser(db, userId);
  const inviter = await findUser(db, invitedBy);
  const occasion = { type: "user-invited", now, actorId: invitedBy } as const;

  return notify(db, occasion, (reader, { seesNames }, { lenderOrigin }) => ({
    ...reader,
    ...(seesNames &&
      invited && { invited: { name: invited.displayName, emailAddress: invited.emailAddress } }),
    ...(seesNames && inviter && { invitedBy: inviter.displayName }),
    invitedAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usersUrl: `${lenderOrigin}/settings/usermanagement`,
  }));
}

/** Announces a broken connection. @param told who gets another mail about the same */
export async function notifyConnectionNeedsAttention(
  db: Tx,
  about: {
    readonly workspaceId: string;
    readonly submissionId?: string;
    readonly accountingPackage: string;
    readonly trouble: "not-permitted" | "disconnected";
    readonly askedBy?: string | undefined;
    readonly now: Date;
  },
  except: readonly Told[] = [],
): Promise<readonly Told[]> {
  const { workspaceId, submissionId, accountingPackage, trouble, askedBy, now } = about;
  const workspace = await findWorkspace(db, workspaceId);
  const occasion = {
    type: "connection-needs-attention" as const,
    now,
    workspaceId,
    askedBy,
    except,
    ...(submissionId !== undefined && { submissionId }),
  };

  return notify(db, occasion, (reader, { seesNames }, { lenderOrigin }) => ({
    ...reader,
    ...(seesNames && workspace && { workspaceName: workspace.displayName }),
    packageName: packageName(accountingPackage),
    trouble,
    noticedAt: now.toISOString(),
    connectionsUrl: connectionsOf(lenderOrigin, workspaceId),
  }));
}

export async function notifyDocumentUploaded(
  db: Tx,
  about: { readonly workspaceId: string; readonly submissionId: string; readonly now: Date },
  count: number,
): Promise<readonly Told[]> {
  const { workspaceId, submissionId, now } = about;
  const submission = await findSubmission(db, { workspaceId, id: submissionId });
  const occasion = {
    type: "document-uploaded" as const,
    now,
    workspaceId,
    submissionId,
    askedBy: submission?.requestingUserId,
  };
  return notify(db, occasion, (reader, { seesNames }, { lenderOrigin }) => ({
    ...reader,
    ...(seesNames && submission && { workspaceName: submission.workspaceName }),
    count,
    withoutBooks: submission?.documentsOnlyAt !== undefined,
    receivedAt: now.toISOString(),
    submissionUrl: overviewOf(lenderOrigin, about),
  }));
}

/**
 * Announces a withdrawal: to the requester whatever their settings, as the borrower is promised, and to subscribers. Returns who
 * was told.
 */
export async function notifyRecordsWithdrawn(
  db: Tx,
  about: {
    readonly workspaceId: string;
    readonly submissionId: string;
    readonly now: Date;
    /** Absent where a legal hold keeps it. */
    readonly deletedAt?: Date;
    /** Were told of the same withdrawal already. */
    readonly except: readonly Told[];
  },
): Promise<readonly Told[]> {
  const { workspaceId, submissionId, now, deletedAt, except } = about;
  const submission = await findSubmission(db, { workspaceId, id: submissionId });
  if (!submission) return [];
  const { workspaceName, datasourceNameId, requestingUserId: askedBy } = submission;
  const occasion = {
    type: "collection-completed",
    now,
    workspaceId,
    submissionId,
    askedBy,
    except,
  } as const;
  const addressed = await address(db, occasion);
  const asker = askedBy === undefined ? undefined : await askerOf(db, { workspaceId, askedBy });
  const isAskerTold = except.some((one) => asker && sameEmail(one.address, asker.told.address));
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
  if (asker && !isAskerTold) {
    await post(db, { occasion, kind, recipient: asker, content: await contentFor(asker) });
  }
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
  return [...told, ...(asker ? [asker] : [])].map((recipient) => recipient.told);
}

/** Tells the user who asked for more what the borrower answered, unless that user was deleted. */
export async function notifyPermissionAnswered(
  db: Tx,
  answered: {
    readonly workspaceId: string;
    readonly askedBy: string;
    readonly accountingPackage: string;
    readonly more: Wider;
    readonly isAllowed: boolean;
    readonly now: Date;
  },
): Promise<void> {
  const { workspaceId, accountingPackage, more, isAllowed, now } = answered;
  const workspace = await findWorkspace(db, workspaceId);
  const recipient = await askerOf(db, answered);
  if (!workspace || !recipient) return;
  const lenderOrigin = await canonicalOrigin(db, "lender");
  await post(db, {
    occasion: { now, workspaceId },
    kind: "permission-answered",
    recipient,
    content: {
      ...recipient.reader,
      ...(recipient.told.seesNames && { workspaceName: workspace.displayName }),
      packageName: packageName(accountingPackage),
      more,
      isAllowed,
      answeredAt: now.toISOString(),
      connectionsUrl: connectionsOf(lenderOrigin, workspaceId),
    },
  });
}

const connectionsOf = (origin: string, workspaceId: string) =>
  `${origin}/workspacedetails/${workspaceId}/connections`;

/** The user who asked, unless they were deleted. */
async function askerOf(
  db: Tx,
  { workspaceId, askedBy }: { readonly workspaceId: string; readonly askedBy: string },
): Promise<Recipient | undefined> {
  const user = await findUser(db, askedBy);
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
