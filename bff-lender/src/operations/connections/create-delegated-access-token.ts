import { delegatedAccessTokenSeconds, saveDelegatedAccessToken } from "@tieout/server/database";
import { problem } from "@tieout/server/http";
import { newSecret } from "@tieout/server/sealing";
import type { Handler } from "../../operation.ts";
import { later } from "../sign-in/session.ts";
import { enterWorkspace } from "../workspaces/guard.ts";

export const createDelegatedAccessToken: Handler<"createDelegatedAccessToken"> = (
  { params: { workspaceId } },
  { tx, now, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    // A token is bound to a session (D-10); a bearer's caller opens one with postlogin first.
    if (!caller.session) return problem(401, "no-session", "Please sign in.");

    const { secret: token, hash: secretHash } = newSecret();
    const expiresAt = later(now, delegatedAccessTokenSeconds);
    const initiator = { sessionId: caller.session.id };
    await saveDelegatedAccessToken(db, { secretHash, workspaceId, initiator, now, expiresAt });
    return { status: 200, body: { token, expirationTime: expiresAt.toISOString() } };
  });
