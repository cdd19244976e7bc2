import { randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import {
  type Adapter,
  type AdapterFactory,
  type AdapterPayload,
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
} from "oidc-provider";
import { openDisk } from "../disk/disk.ts";
import type { Html } from "../pages/html.ts";
import { renderPage } from "../pages/page.ts";
import type { Account, Accounts } from "./accounts.ts";
import { languageOf } from "./messages.ts";
import { errorPage, signedOutPage, signOutPage } from "./pages.ts";

export interface IdentityClient {
  readonly id: string;
  readonly secret: string;
  readonly name: string;
  readonly tenant: string;
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
}

const day = 24 * 60 * 60;

/** oidc-provider's configuration, with our own pages. */
export function configuration(
  clients: readonly IdentityClient[],
  accounts: Accounts,
  keys: Keys,
  file: string | undefined,
): Configuration {
  const origins = originsOf(clients);

  return {
    adapter: diskAdapter(file),
    clients: clients.map((client) => ({
      client_id: client.id,
      client_secret: client.secret,
      client_name: client.name,
      redirect_uris: [...client.redirectUris],
      post_logout_redirect_uris: [...client.postLogoutRedirectUris],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
    })),
    // By "Initiating User Registration via OpenID Connect 1.0": invited people may sign up at once.
    discovery: { prompt_values_supported: ["none", "login", "consent", "create"] },
    jwks: { keys: [...keys.jwks.keys] },
    cookies: { keys: [...keys.cookies] },
    pkce: { required: () => true },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name", "locale", "zoneinfo"],
    },
    // The portals read names from the ID token, without a second call.
    conformIdTokenClaims: false,
    scopes: ["openid", "email", "profile", "offline_access"],
    ttl: {
      AccessToken: 60 * 60,
      AuthorizationCode: 60,
      IdToken: 60 * 60,
      Interaction: 60 * 60,
      Grant: 14 * day,
      RefreshToken: 14 * day,
      Session: 14 * day,
    },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    findAccount: async (_ctx, id) => {
      const account = accounts.byId(id);
      return account && { accountId: id, claims: () => claimsOf(account) };
    },
    // No consent page: the portals are the provider's own.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope("openid email profile offline_access");
      await grant.save();
      return grant;
    },
    interactions: {
      url: (_ctx, { uid }) => `/login/${uid}`,
      policy: policyFor(clients, accounts),
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          // The provider made this form, with its CSRF token.
          const trusted = { text: form } as Html;
          show(ctx, renderPage(signOutPage(language(ctx), trusted, "op.logoutForm"), origins));
        },
        postLogoutSuccessSource: (ctx) => show(ctx, renderPage(signedOutPage(language(ctx)))),
      },
    },
    renderError: (ctx, { error, error_description }) => {
      const reason = error_description ? `${error}: ${error_description}` : error;
      show(ctx, renderPage(errorPage(language(ctx), reason)));
    },
  };
}

/** Where forms may redirect: the applications, at any tenant's host on this machine. */
export const originsOf = (clients: readonly IdentityClient[]): string[] => [
  ...new Set(
    clients
      .flatMap(({ redirectUris, postLogoutRedirectUris }) => [
        ...redirectUris,
        ...postLogoutRedirectUris,
      ])
      .map((uri) => new URL(uri).origin.replace(/\/\/[^/:]+\.localhost\b/, "//*.localhost")),
  ),
];

export function claimsOf(account: Account) {
  return {
    sub: account.id,
    email: account.email,
    email_verified: account.emailVerified,
    name: `${account.givenName} ${account.familyName}`,
    given_name: account.givenName,
    family_name: account.familyName,
    locale: account.locale,
    zoneinfo: account.zoneinfo,
  };
}

/** A session for one tenant doesn't count for another. */
function policyFor(clients: readonly IdentityClient[], accounts: Accounts) {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "create", requestable: true }), 0);
  policy.get("login")?.checks.add(
    new interactionPolicy.Check("other_tenant", "Sign in for this tenant", (ctx) => {
      const { client, session } = ctx.oidc;
      const account = session?.accountId ? accounts.byId(session.accountId) : undefined;
      const tenant = clients.find(({ id }) => id === client?.clientId)?.tenant;
      return account !== undefined && account.tenant !== tenant;
    }),
  );
  return policy;
}

const language = (ctx: KoaContextWithOIDC) => {
  const asked = ctx.oidc?.params?.ui_locales;
  return languageOf(typeof asked === "string" ? asked : undefined, ctx.get("Accept-Language"));
};

function show(
  ctx: KoaContextWithOIDC,
  { text, headers }: { text: string; headers: Readonly<Record<string, string>> },
): void {
  ctx.set(headers);
  ctx.body = text;
}

interface Entry {
  readonly payload: AdapterPayload;
  /** Milliseconds since 1970, or null if it doesn't expire. */
  readonly expires: number | null;
}

type State = Record<string, Entry>;

/** oidc-provider's storage, so that sessions survive a restart. */
function diskAdapter(file: string | undefined): AdapterFactory {
  const disk = openDisk<State>(file, {});
  const { state } = disk;
  const live = (key: string): AdapterPayload | undefined => {
    const entry = state[key];
    return entry && (entry.expires === null || entry.expires > Date.now())
      ? entry.payload
      : undefined;
  };
  const remove = (isGone: (key: string) => boolean) => {
    for (const key of Object.keys(state)) if (isGone(key)) delete state[key];
    disk.save();
  };

  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model}/${id}`;
    const findBy = async (name: "uid" | "userCode", value: string) =>
      Object.keys(state)
        .filter((key) => key.startsWith(`${model}/`))
        .map(live)
        .find((payload) => payload?.[name] === value);

    return {
      upsert: async (id, payload, expiresIn) => {
        const expires = expiresIn ? Date.now() + expiresIn * 1_000 : null;
        state[keyOf(id)] = { payload, expires };
        remove((key) => live(key) === undefined);
      },
      find: async (id) => live(keyOf(id)),
      findByUid: (uid) => findBy("uid", uid),
      findByUserCode: (userCode) => findBy("userCode", userCode),
      consume: async (id) => {
        const payload = live(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
        disk.save();
      },
      destroy: async (id) => remove((key) => key === keyOf(id)),
      revokeByGrantId: async (grantId) =>
        remove((key) => key.startsWith(`${model}/`) && state[key]?.payload.grantId === grantId),
    };
  };
}

interface Keys {
  readonly jwks: { readonly keys: readonly JWK[] };
  readonly cookies: readonly string[];
}

/** Signing keys, made at the first start. */
export async function openKeys(file: string | undefined): Promise<Keys> {
  const disk = openDisk<{ keys?: Keys }>(file, {});
  if (disk.state.keys) return disk.state.keys;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), alg: "RS256", use: "sig", kid: "sandbox-1" };
  const keys: Keys = {
    jwks: { keys: [jwk] },
    cookies: [randomBytes(32).toString("base64url")],
  };
  disk.state.keys = keys;
  disk.save();
  return keys;
}
