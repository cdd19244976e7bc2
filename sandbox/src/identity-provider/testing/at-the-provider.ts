import { createHash } from "node:crypto";
import { createRemoteJWKSet, jwtVerify } from "jose";
import type { ProviderMail } from "../interactions.ts";

export const dana = "dana.whitfield@copperfieldcapital.com";

const clientFor = (tenant: string) => ({
  id: tenant,
  secret: `${tenant}-secret`,
  name: tenant,
  tenant,
  redirectUris: ["http://127.0.0.1:9/callback"],
  postLogoutRedirectUris: ["http://127.0.0.1:9/bye"],
});

export const providerWith = (deliver: (mail: ProviderMail) => void = () => {}) => ({
  port: 0,
  deliver: async (mail: ProviderMail) => deliver(mail),
  password: "sandbox",
  clients: [clientFor("copperfield"), clientFor("harborstone")],
});

const verifier = "a-verifier-that-is-long-enough-for-rfc-7636-x";

/** Keeps cookies and follows redirects until they leave the provider. */
export function aBrowser(url: string) {
  const cookies = new Map<string, string>();
  const send = async (path: string | URL, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const reply = await fetch(new URL(path, url), {
      ...init,
      redirect: "manual",
      headers: { Cookie: cookie, Connection: "close" },
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return reply;
  };
  const follow = async (path: string | URL): Promise<{ url: URL; text: string }> => {
    const at = new URL(path, url);
    if (at.origin !== new URL(url).origin) return { url: at, text: "" };
    const reply = await send(at);
    const next = reply.headers.get("Location");
    return next ? follow(new URL(next, at)) : { url: at, text: await reply.text() };
  };
  const post = (path: URL, form: Record<string, string>) =>
    send(path, { method: "POST", body: new URLSearchParams(form) });

  return {
    get: (path: string) => send(path),
    post,
    submit: async (path: URL, form: Record<string, string>) => {
      const reply = await post(path, form);
      const next = reply.headers.get("Location");
      if (!next) throw new Error(`${reply.status} ${await reply.text()}`);
      return (await follow(new URL(next, url))).url;
    },
    authorize: (client: string, over: Record<string, string> = {}) =>
      follow(
        `/auth?${new URLSearchParams({
          client_id: client,
          response_type: "code",
          redirect_uri: "http://127.0.0.1:9/callback",
          scope: "openid email profile",
          state: "a state",
          nonce: "a nonce",
          code_challenge: createHash("sha256").update(verifier).digest("base64url"),
          code_challenge_method: "S256",
          ...over,
        })}`,
      ),
  };
}

export async function idToken(url: string, client: string, location: URL) {
  const reply = await fetch(`${url}/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: location.searchParams.get("code") ?? "",
      redirect_uri: "http://127.0.0.1:9/callback",
      code_verifier: verifier,
    }),
    headers: { Authorization: `Basic ${btoa(`${client}:${client}-secret`)}` },
  });
  // OpenID Connect Core 1.0, 3.1.3.3.
  const { id_token, access_token } = (await reply.json()) as {
    id_token: string;
    access_token: string;
  };
  const jwks = createRemoteJWKSet(new URL(`${url}/jwks`));
  const { payload } = await jwtVerify(id_token, jwks, { issuer: url, audience: client });
  return { payload, token: id_token, accessToken: access_token };
}
