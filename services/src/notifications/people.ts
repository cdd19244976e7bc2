import type { Told } from "@tieout/core/notification";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findUser } from "../users/user.ts";
import { findWorkspace } from "../workspaces/workspace.ts";
import { notify } from "./notify.ts";

/**
 * Tells whoever can let somebody into a workspace that they ask to be, in the caller's transaction.
 * Gives who was told: users by their ids, and default recipients who are no users by address alone.
 *
 * @param answerPath the page of the lender's portal where the answer is given: `/workspacedetails/…`
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

/** Tells administrators that one of them has sent an invitation, in the caller's transaction. */
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
