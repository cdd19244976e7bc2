import { randomBytes } from "node:crypto";
import { saveLoginState } from "@tieout/server/database";
import { notFound, setCookie } from "@tieout/server/http";
import { newSecret, newState } from "@tieout/server/sealing";
import type { Handler } from "../operation.ts";
import { loginCookie } from "../sign-in/cookies.ts";
import { callbackAddress, placeOfVerifier } from "../sign-in/login-state.ts";
import { listProviders } from "../sign-in/providers.ts";
import { later } from "../sign-in/session.ts";

/** How long somebody may take on the identity provider's page. */
const secondsToLogIn = 900;

export const beginLogin: Handler<"beginLogin"> = async (
  { query: { uiLocales } },
  { tx, now, host, caller: { tenantId }, sealer, identityProviders, callbackOrigin },
) => {
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
