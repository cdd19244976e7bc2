import { findUser } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { openInvitation } from "./guard.ts";

export const checkInvitation: Handler<"checkInvitation"> = async ({ body: { secret } }, call) => {
  const opened = await openInvitation(secret, call);
  if (opened.result === "refused") return opened.reply;

  const { invitation, user } = opened;
  const { invitedBy, expiresAt } = invitation;
  const inviter = invitedBy && (await call.tx((db) => findUser(db, invitedBy)));
  return {
    status: 200,
    body: {
      displayName: user.displayName,
      emailAddress: user.emailAddress,
      ...(inviter && { invitedBy: inviter.displayName }),
      roles: [...user.roleNames],
      expirationTime: expiresAt.toISOString(),
    },
  };
};
