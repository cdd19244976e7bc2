import { randomBytes } from "node:crypto";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import { setCookie } from "@tieout/server/http/cookies";
import type { CallBase, Caller } from "@tieout/server/http/operation";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { newSecret, newState } from "@tieout/server/sealing/secrets";
import { saveLoginState } from "@tieout/services/sessions/session";
import type { Services } from "../operation.ts";
import { listProviders } from "./providers.ts";
import { later, loginCookie } from "./session.ts";

/** Time allowed on the identity provider's page. */
const secondsToLogIn = 900;

interface StartedLogin {
  readonly location: string;
  readonly cookie: string;
}

/** Begins a login at the tenant's identity provider (D-2), if one is configured and reachable. */
export async function startLogin(
  { tx, now, host, caller, ...services }: CallBase<Caller> & Services,
  {
    uiLocales,
    otherAccount,
    invited,
  }: {
    readonly uiLocales?: string | undefined;
    /** Forces the provider to ask: the previous user had no account here. */
    readonly otherAccount?: boolean | undefined;
    /** The invitation that this login accepts, and its address (D-1). */
    readonly invited?: { readonly invitationId: string; readonly emailAddress: string };
  },
): Promise<StartedLogin> {
  const { sealer, identityProviders, callbackOrigin, warn } = services;
  const [provider] = await tx((db) => listProviders(db, sealer));
  if (!provider) throw new Refusal(notFound());

  const browser = newSecret();
  const { secret: state, hash: stateHash } = newState(caller.tenantId);
  const codeVerifier = randomBytes(32).toString("base64url");
  const nonce = randomBytes(32).toString("base64url");
  const expiresAt = later(now, secondsToLogIn);
  await tx(async (db) => {
    const { seal } = await sealer.forTenant(db);
    await saveLoginState(db, {
      stateHash,
      nonce,
      expiresAt,
      identityProviderId: provider.id,
      browserHash: browser.hash,
      sealedCodeVerifier: seal(placeOfVerifier(stateHash), codeVerifier),
      returnOrigin: host.origin,
      ...(invited && { invitationId: invited.invitationId }),
    });
  });

  const location = await identityProviders
    .loginAddress(provider, {
      state,
      nonce,
      codeVerifier,
      redirectUri: callbackAddress(callbackOrigin),
      ...(uiLocales !== undefined && { uiLocales }),
      ...(otherAccount && { otherAccount }),
      ...(invited && { newcomer: invited.emailAddress }),
    })
    // Fails only if the provider's metadata can't be read.
    .catch((thrown) => warnOfProvider({ warn, caller }, provider, thrown));
  if (!location) throw new Refusal(providerAway());
  const cookie = setCookie(loginCookie, browser.secret, { now, expiresAt });
  return { location, cookie };
}

const providerAway = () =>
  problem(503, "provider-away", {
    title: "identity-provider-unreachable",
    detail: "identity-provider-unreachable-try-later",
  });

/** Logins per network and minute: an office shares one address. */
const beginningsAMinute = 60;

/** Counts a login and refuses a network over the limit. */
export async function limitLogins({
  tx,
  now,
  addressPrefix,
}: Pick<CallBase<Caller>, "tx" | "now" | "addressPrefix">): Promise<void> {
  const rate = { operation: "begin-login", addressPrefix, windowSeconds: 60 };
  const limit = beginningsAMinute;
  if (await tx((db) => withinRateLimit(db, { ...rate, limit }, now))) return;
  throw new Refusal(problem(429, "too-many-tries", { title: "too-many-logins" }));
}

/** The identity provider's callback for all tenants (D-2). */
export const callbackAddress = (callbackOrigin: string) => `${callbackOrigin}/api/auth/callback`;

export const placeOfVerifier = (stateHash: Buffer) => ({
  purpose: "login-state",
  id: stateHash.toString("hex"),
});

export const placeOfAnswer = (stateHash: Buffer) => ({
  purpose: "login-answer",
  id: stateHash.toString("hex"),
});

/**
 * Tells the operator why an identity provider failed; users only read that they can't sign in. Only names and codes are
 * logged, because the rest may contain tokens.
 */
export function warnOfProvider(
  { warn, caller: { tenantId } }: Pick<Services, "warn"> & { readonly caller: Caller },
  { issuer }: { readonly issuer: string },
  thrown: unknown,
): void {
  const { name, code, error } = Object(thrown) as Readonly<Record<string, unknown>>;
  warn({ tenantId, issuer, name, code, error }, "the identity provider was of no use");
}
