import type { Consent, PackageConnector } from "../connector.ts";
import { askForTokens, grantOf, type OAuthClient, revokeToken, tokensOf } from "../oauth.ts";
import type { VendorClientOptions } from "../vendor-client.ts";
import { dexReader } from "./reader.ts";

/** The demo package, which the contract calls `example`. */
export function dex(config: DexConfig): PackageConnector {
  return {
    accountingPackage: "example",
    consent: dexConsent(config),
    open: (access) => dexReader(config.origin, access, config.client),
  };
}

export interface DexConfig extends OAuthClient {
  readonly origin: string;
  /** How patiently it's read, where that's not as usual. */
  readonly client?: Pick<VendorClientOptions, "firstPauseMs">;
}

const scope = "books.read contacts.read reports.read offline";

/** OAuth 2 code flow with PKCE and rotating refresh tokens. */
function dexConsent(config: DexConfig, now: () => Date = () => new Date()): Consent {
  const { origin, clientId } = config;
  const token = `${origin}/oauth/token`;

  return {
    authorizeAddress: ({ state, codeChallenge, redirectUri, displayName }) => {
      const address = new URL("/oauth/authorize", origin);
      address.search = new URLSearchParams({
        response_type: "code",
        client_id: clientId,
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: "S256",
        display_name: displayName,
      }).toString();
      return address.href;
    },

    exchange: async ({ code, codeVerifier, redirectUri }) => {
      const form = {
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      };
      return grantOf(await askForTokens(token, config, form), now(), "company_id");
    },

    refresh: async (tokens) => {
      const form = { grant_type: "refresh_token", refresh_token: tokens.refresh ?? "" };
      return tokensOf(await askForTokens(token, config, form), now(), tokens);
    },

    revoke: async ({ refresh, access }) => {
      await revokeToken(`${origin}/oauth/revoke`, config, refresh ?? access);
    },
  };
}
