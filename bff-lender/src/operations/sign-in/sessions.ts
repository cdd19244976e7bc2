import { capabilitiesOf } from "@tieout/core/access";
import { sameEmail } from "@tieout/core/text";
import type { components } from "@tieout/openapi/lender";
import { clearCookie } from "@tieout/server/http/cookies";
import { problem } from "@tieout/server/http/problem";
import { endSession, slideSession } from "@tieout/services/sessions/session";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { findUser, saveUserLanguage } from "@tieout/services/users/user";
import { audit } from "../audit.ts";
import type { Handler } from "../operation.ts";
import { presentResourceRoles, tenantCapabilities } from "../users/presenter.ts";
import { listProviders } from "./providers.ts";
import { later, openSession, placeOfIdToken, sessionCookie } from "./session.ts";

export const getSession: Handler<"getSession"> = async (_input, { caller: { session } }) =>
  session
    ? { status: 200, body: presentSession(session) }
    : problem(401, "no-session", { title: "sign-in" });

/** The logged-in user. An API client's token gets a session here; a browser has one already (D-1). */
export const postLogin: Handler<"postLogin"> = (
  { body: { emailAddress } },
  { tx, now, requestId, language, caller: { userId, session }, sealer },
) =>
  tx(async (db) => {
    const user = await findUser(db, userId);
    // The body counts only if it matches the token (D-1).
    if (!user || (emailAddress !== undefined && !sameEmail(emailAddress, user.emailAddress))) {
      return problem(403, "other-person", { title: "login-of-other-person" });
    }
    // Our pages send the language they are read in; an API client's header says nothing about the user.
    if (session && user.language !== language) await saveUserLanguage(db, userId, language);
    const opened = session ? undefined : await openSession(db, sealer, { userId, requestId, now });
    const { id, firstName, lastName, displayName, roleIds, roleNames } = user;

    return {
      status: 200,
      body: {
        id,
        firstName,
        lastName,
        displayName,
        emailAddress: user.emailAddress,
        userCapabilities: tenantCapabilities(capabilitiesOf(roleNames)),
        resourceRoles: presentResourceRoles(roleIds, db.tenantId),
      },
      ...(opened && { headers: { "set-cookie": opened.cookie } }),
    };
  });

/** The only operation that extends a session (D-4). */
export const refreshSession: Handler<"refreshSession"> = (
  _input,
  { tx, now, caller: { session } },
) =>
  tx(async (db) => {
    const settings = await findTenantSettings(db);
    const slidingExpiresAt = later(now, settings.loginSessionSlidingLifetimeInSeconds);
    const slid = session && (await slideSession(db, session.id, { now, slidingExpiresAt }));
    return slid
      ? { status: 200, body: presentSession(slid) }
      : problem(401, "no-session", { title: "sign-in" });
  });

/** Ends the session, and returns where the provider's is ended (D-3). */
export const signOut: Handler<"signOut"> = async (_input, call) => {
  const { tx, now, host, caller, sealer, identityProviders } = call;
  const home = `${host.origin}/`;
  const headers = { "set-cookie": clearCookie(sessionCookie) };
  const { session } = caller;
  if (!session) return { status: 200, body: { logoutUrl: home }, headers };

  const ended = await tx(async (db) => {
    const found = await endSession(db, session.id, now);
    const subjectId = session.id;
    await audit(db, call, { action: "logged-out", subjectId });
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

function presentSession(session: {
  readonly absoluteExpiresAt: Date;
  readonly slidingExpiresAt: Date;
}): components["schemas"]["SessionTimes"] {
  return {
    absoluteExpirationTime: session.absoluteExpiresAt.toISOString(),
    slidingExpirationTime: session.slidingExpiresAt.toISOString(),
  };
}
