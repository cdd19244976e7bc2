import { endSession, saveAuditEvent } from "@tieout/server/database";
import { clearCookie } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { sessionCookie } from "./cookies.ts";
import { listProviders } from "./providers.ts";
import { placeOfIdToken } from "./session.ts";

/** Ends the session here, and says where the provider's is ended (D-3). */
export const signOut: Handler<"signOut"> = async (_input, call) => {
  const { tx, now, host, requestId, caller, sealer, identityProviders } = call;
  const home = `${host.origin}/`;
  const headers = { "set-cookie": clearCookie(sessionCookie) };
  const { session, userId } = caller;
  if (!session) return { status: 200, body: { logoutUrl: home }, headers };

  const ended = await tx(async (db) => {
    const found = await endSession(db, session.id, now);
    const actor = { kind: "user", id: userId } as const;
    const subjectId = session.id;
    await saveAuditEvent(db, { at: now, action: "logged-out", actor, subjectId, requestId });
    const { open } = await sealer.forTenant(db);
    const providers = await listProviders(db, sealer);
    return {
      provider: providers.find(({ id }) => id === found?.identityProviderId),
      idToken:
        found?.sealedIdToken && open(placeOfIdToken(session.id), found.sealedIdToken).toString(),
    };
  });

  const { provider, idToken } = ended;
  const logoutUrl =
    provider && idToken
      ? // Our own session has ended; a provider that is away mustn't make it look otherwise.
        await identityProviders
          .logoutAddress(provider, { idToken, returnTo: home })
          .catch(() => home)
      : home;
  return { status: 200, body: { logoutUrl }, headers };
};
