import { findTenant } from "@tieout/server/database/tenant/tenant";
import { cookieOf } from "@tieout/server/http/cookies";
import type { Authenticator } from "@tieout/server/http/middleware/authenticate";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { hashOf } from "@tieout/server/sealing/secrets";
import { authenticateSession } from "@tieout/services/sessions/session";
import { findUserBySubject } from "@tieout/services/users/user";
import type { Lender } from "../operation.ts";
import type { IdentityProviders } from "./identity-provider.ts";
import { listProviders } from "./providers.ts";
import { sessionCookie } from "./session.ts";

/** Authenticates by session cookie, without extending the session (D-4). */
export const authenticateBySession: Authenticator<Lender> = async (
  ctx,
  { host: { tenantId }, now, pool },
) => {
  const cookie = cookieOf(ctx, sessionCookie);
  if (!cookie) return undefined;
  const hash = hashOf(cookie);

  const found = await authenticateSession(pool, { tenantId, secretHash: hash, now });
  if (!found) return undefined;
  const { session, roleNames: roles, tenantDisabled, settingsVersion } = found;
  const { userId } = session;
  return {
    tenantId,
    tenantDisabled,
    settingsVersion,
    callerId: userId,
    callerKind: "user",
    userId,
    roles,
    session: { ...session, hash },
  };
};

/** Authenticates an API client by a token of an issuer and client that the tenant lists (D-1). */
export function authenticateByBearer(
  providers: IdentityProviders,
  sealer: Sealer,
): Authenticator<Lender> {
  return async (ctx, { host, tx }) => {
    const [, token] = /^Bearer (\S+)$/i.exec(ctx.get("authorization")) ?? [];
    if (!token) return undefined;

    for (const provider of await tx((db) => listProviders(db, sealer))) {
      const person = await providers.personOf(provider, token);
      if (!person) continue;
      return tx(async (db) => {
        const user = await findUserBySubject(db, person);
        if (user?.status !== "Active") return undefined;
        const { id: userId, roleNames: roles } = user;
        const { lenderDisabled: tenantDisabled } = await findTenant(db);
        return {
          tenantId: host.tenantId,
          tenantDisabled,
          callerId: userId,
          callerKind: "user",
          userId,
          roles,
        };
      });
    }
    return undefined;
  };
}
