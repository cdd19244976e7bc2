import { roleIds } from "@tieout/server/database/tenant/provision";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Visit } from "@tieout/server/http/testing/ask";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { newSecret } from "@tieout/server/sealing/secrets";
import { insertSession, insertUser } from "@tieout/services/testing/builders";
import { sessionCookie } from "../operations/sign-in/session.ts";

export interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
  readonly cookie: string;
  readonly origin: string;
}

/** Signs a new user in: by default with the default role and no workspace. */
export async function signIn(
  tenant: HostedTenant,
  over: Parameters<typeof insertUser>[1] = {},
): Promise<SignedIn> {
  const userId = await tenant.tx((db) => insertUser(db, over));
  return signInAs(tenant, userId);
}

export const signInAdministrator = (tenant: HostedTenant): Promise<SignedIn> =>
  signIn(tenant, { roleIds: [roleIds.administrator] });

export async function signInAs(tenant: HostedTenant, userId: string): Promise<SignedIn> {
  const { secret, hash: secretHash } = newSecret();
  const sessionId = await tenant.tx((db: Tx) => insertSession(db, userId, { secretHash }));
  const cookie = `${sessionCookie}=${secret}`;
  return { userId, sessionId, cookie, origin: tenant.lenderOrigin };
}

export const visitOf = (tenant: HostedTenant, asker: Partial<Visit>): Visit => ({
  origin: tenant.lenderOrigin,
  ...asker,
});
