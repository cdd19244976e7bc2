import { createRemoteJWKSet, jwtVerify } from "jose";
import * as client from "openid-client";
import { readUserProperties, type UserProperties } from "./user-properties.ts";

export interface ProviderConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** Clients whose bearer tokens are accepted too (D-1). */
  readonly apiClientIds: readonly string[];
  readonly scopes: string;
}

/** The user of a verified token: every field is the provider's word, never the caller's. */
export interface Person {
  readonly issuer: string;
  readonly subject: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly timeZone?: string;
}

export interface LoginAnswer {
  readonly person: Person;
  /** Used to end the provider's session with ours. */
  readonly idToken: string;
}

/** OpenID Connect with any issuer: authorization code flow with PKCE (D-1, D-2). */
export interface IdentityProviders {
  readonly loginAddress: (
    config: ProviderConfig,
    ask: {
      readonly redirectUri: string;
      readonly state: string;
      readonly nonce: string;
      readonly codeVerifier: string;
      readonly uiLocales?: string;
      readonly otherAccount?: boolean;
      /** An invited user's address, who must sign up if they have no account yet. */
      readonly newcomer?: string;
    },
  ) => Promise<string>;
  /** @throws if the provider refused, or its reply isn't for us */
  readonly redeem: (
    config: ProviderConfig,
    answer: {
      readonly address: string;
      readonly state: string;
      readonly nonce: string;
      readonly codeVerifier: string;
    },
  ) => Promise<LoginAnswer>;
  readonly logoutAddress: (
    config: ProviderConfig,
    ask: { readonly idToken: string; readonly returnTo: string },
  ) => Promise<string>;
  /** The user of a bearer token; undefined if this tenant doesn't accept it. */
  readonly personOf: (config: ProviderConfig, token: string) => Promise<Person | undefined>;
}

/** @param insecure lets an issuer be http, as on a laptop; never in production (D-61) */
export function identityProviders({ insecure }: { readonly insecure: boolean }): IdentityProviders {
  const known = new Map<string, Promise<client.Configuration>>();

  const discovered = ({ issuer, clientId, clientSecret }: ProviderConfig) => {
    // Includes the secret: with a new secret we are another client to the provider.
    const key = JSON.stringify([issuer, clientId, clientSecret]);
    const found = known.get(key) ?? discover(issuer, clientId, clientSecret);
    known.set(key, found);
    // Retries after a temporary failure.
    found.catch(() => known.delete(key));
    return found;
  };

  const discover = (issuer: string, clientId: string, clientSecret: string | undefined) =>
    client.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      clientSecret === undefined ? client.None() : client.ClientSecretBasic(clientSecret),
      { timeout: 10, ...(insecure && { execute: [client.allowInsecureRequests] }) },
    );

  return {
    loginAddress: async (config, ask) => {
      const { redirectUri, state, nonce, codeVerifier, uiLocales, otherAccount, newcomer } = ask;
      const provider = await discovered(config);
      const address = client.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: config.scopes,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        ...(uiLocales && { ui_locales: uiLocales }),
        ...(otherAccount && { prompt: "login" }),
        ...(newcomer && { login_hint: newcomer }),
        ...(newcomer && offersSignUp(provider) && { prompt: "create" }),
      });
      return address.href;
    },

    redeem: async (config, { address, state, nonce, codeVerifier }) => {
      const tokens = await client.authorizationCodeGrant(
        await discovered(config),
        new URL(address),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (!claims || !tokens.id_token) throw new Error("The identity provider gave no ID token");
      const properties = await readUserProperties(config.issuer, claims.sub, tokens.access_token);
      return { person: toPerson(claims, properties), idToken: tokens.id_token };
    },

    logoutAddress: async (config, { idToken, returnTo }) => {
      const provider = await discovered(config);
      if (!provider.serverMetadata().end_session_endpoint) return returnTo;
      return client.buildEndSessionUrl(provider, {
        id_token_hint: idToken,
        post_logout_redirect_uri: returnTo,
      }).href;
    },

    personOf: async (config, token) => {
      const { jwks_uri } = (await discovered(config)).serverMetadata();
      if (!jwks_uri) return undefined;
      try {
        const { payload } = await jwtVerify(token, keysAt(jwks_uri), {
          issuer: config.issuer,
          audience: [config.clientId, ...config.apiClientIds],
          requiredClaims: ["sub", "exp"],
        });
        return toPerson({ ...payload, iss: config.issuer, sub: String(payload.sub) });
      } catch {
        // Every invalid token gets the same answer.
        return undefined;
      }
    },
  };
}

/** By "Initiating User Registration via OpenID Connect 1.0", which not every provider supports. */
function offersSignUp(provider: client.Configuration): boolean {
  const { prompt_values_supported: prompts } = provider.serverMetadata();
  return Array.isArray(prompts) && prompts.includes("create");
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

function keysAt(address: string): ReturnType<typeof createRemoteJWKSet> {
  const found = keySets.get(address) ?? createRemoteJWKSet(new URL(address));
  keySets.set(address, found);
  return found;
}

/** Identity comes from the token only; other properties are newer at the issuer. */
function toPerson(
  { iss, sub, email, email_verified, ...claims }: Claims,
  properties: UserProperties = {},
): Person {
  const { zoneinfo } = { ...claims, ...properties };
  return {
    issuer: iss,
    subject: sub,
    emailVerified: email_verified === true,
    ...(typeof email === "string" && { email }),
    ...(typeof zoneinfo === "string" && { timeZone: zoneinfo }),
  };
}

interface Claims {
  readonly iss: string;
  readonly sub: string;
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly zoneinfo?: unknown;
}
