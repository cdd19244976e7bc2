import { randomBytes } from "node:crypto";
import { saveLoginState, withinRateLimit } from "@tieout/server/database";
import { notFound, problem, setCookie } from "@tieout/server/http";
import { newSecret, newState } from "@tieout/server/sealing";
import type { Handler } from "../../operation.ts";
import { loginCookie } from "../../sign-in/cookies.ts";
import { callbackAddress, placeOfVerifier } from "../../sign-in/login-state.ts";
import { listProviders } from "../../sign-in/providers.ts";
import { later } from "../../sign-in/session.ts";

/** Logins that a network may begin in a minute: an office is many people behind one address. */
const beginningsAMinute = 60;

/** How long somebody may take on the identity provider's page. */
const secondsToLogIn = 900;

export const beginLogin: Handler<"beginLogin"> = async (
  { query: { uiLocales } },
  { tx, now, host, addressPrefix, caller: { tenantId }, sealer, identityProviders, callbackOrigin },
) => {
  const rate = { operation: "begin-login", addressPrefix, windowSeconds: 60 };
  const limit = beginningsAMinute;
  if (!(await tx((db) => withinRateLimit(db, { ...rate, limit }, now)))) {
    return problem(429, "too-many-tries", "Too many logins were begun. Please wait a minute.");
  }

  const [provider] = await tx((db) => listProviders(db, sealer));
  if (!provider) return notFound();

  const browser = newSecret();
  const { secret: state, hash: stateHash } = newState(tenantId);
  const codeVerifier = randomBytes(32).toString("base64url");
  const nonce = randomBytes(32).toString("base64url");
  const expiresAt = later(now, secondsToLogIn);
  await tx(async (db) => {
    const { seal } = await sealer.forTenant(db);
    await saveLoginState(db, {
      ...{ stateHash, nonce, expiresAt },
      identityProviderId: provider.id,
      browserHash: browser.hash,
      sealedCodeVerifier: seal(placeOfVerifier(stateHash), codeVerifier),
      returnOrigin: host.origin,
    });
  });

  const location = await identityProviders.loginAddress(provider, {
    ...{ state, nonce, codeVerifier },
    redirectUri: callbackAddress(callbackOrigin),
    ...(uiLocales !== undefined && { uiLocales }),
  });
  const cookie = setCookie(loginCookie, browser.secret, { now, expiresAt });
  return { status: 302, headers: { location, "set-cookie": cookie } };
};
