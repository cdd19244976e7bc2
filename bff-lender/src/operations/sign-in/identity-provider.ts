import { createRemoteJWKSet, jwtVerify } from "jose";
import * as client from "openid-client";
import { readUserProperties, type UserProperties } from "./user-properties.ts";

/** A tenant's identity provider, and who we are to it. */
export interface ProviderConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** Clients whose bearer tokens are taken as well (D-1). */
  readonly apiClientIds: readonly string[];
  readonly scopes: string;
}

/** Whom a verified token names. Nothing of it is anybody's word but the provider's. */
export interface Person {
  readonly issuer: string;
  readonly subject: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly timeZone?: string;
}

export interface LoginAnswer {
  readonly person: Person;
  /** Ends the provider's session when we end ours. */
  readonly idToken: string;
}

/** OpenID Connect with any issuer: the code flow with PKCE (D-1, D-2). */
export interface IdentityProviders {
  readonly loginAddress: (
    config: ProviderConfig,
    ask: {
      readonly redirectUri: string;
      readonly state: string;
      readonly nonce: string;
      readonly codeVerifier: string;
      readonly uiLocales?: string;
      /** Asks who it is again, even of somebody whom the provider knows. */
      readonly otherAccount?: boolean;
      /** The address of who has been invited, and has to sign up where they have no account yet. */
      readonly newcomer?: string;
    },
  ) => Promise<string>;
  /** Throws where the provider refused, or what it says isn't for us. */
  readonly redeem: (
    config: ProviderConfig,
    answer: {
      /** The callback's whole address, with what the provider added to it. */
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
  /** Whom a bearer token names, or nothing where it isn't one that this tenant takes. */
  readonly personOf: (config: ProviderConfig, token: string) => Promise<Person | undefined>;
}

/** @param insecure lets an issuer be http, as on a laptop; never in production (D-61) */
export function identityProviders({ insecure }: { readonly insecure: boolean }): IdentityProviders {
  const known = new Map<string, Promise<client.Configuration>>();

  const discovered = ({ issuer, clientId, clientSecret }: ProviderConfig) => {
    // The secret too: a client whose secret was renewed is another one to the provider.
    const key = JSON.stringify([issuer, clientId, clientSecret]);
    const found = known.get(key) ?? discover(issuer, clientId, clientSecret);
    known.set(key, found);
    // A provider that was away for a moment is asked again.
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
        // Whatever is wrong with a token, the answer is the same: nobody came in with it.
        return undefined;
      }
    },
  };
}

/** By "Initiating User Registration via OpenID Connect 1.0", which not every provider knows. */
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

/** Who it is stands in the token alone; what the issuer keeps of them besides is newer there. */
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
