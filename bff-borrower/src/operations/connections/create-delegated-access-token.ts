import { delegatedAccessTokenSeconds, saveDelegatedAccessToken } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import { newSecret } from "@tieout/server/sealing";
import type { Handler } from "../../operation.ts";
import { isOfSession } from "../link-sessions/scope.ts";

export const createDelegatedAccessToken: Handler<"createDelegatedAccessToken"> = async (
  { params: { workspaceId } },
  { tx, now, caller: { session } },
) => {
  if (!isOfSession(session, { workspaceId })) return notFound();

  const { secret: token, hash: secretHash } = newSecret();
  const expiresAt = new Date(now.getTime() + delegatedAccessTokenSeconds * 1000);
  const initiator = { linkSessionId: session.id };
  await tx((db) =>
    saveDelegatedAccessToken(db, { secretHash, workspaceId, initiator, now, expiresAt }),
  );
  return { status: 200, body: { token, expirationTime: expiresAt.toISOString() } };
};
