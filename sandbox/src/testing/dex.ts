import { createHash, randomBytes } from "node:crypto";
import { type DexOptions, startDex } from "../dex/start-dex.ts";
import type { Running } from "../ports/listen.ts";

export const testClient = {
  id: "test-client",
  secret: "a secret/with: marks",
  name: "Test client",
  redirectUris: ["http://127.0.0.1:9/callback"],
};

export function startTestDex(over: Partial<DexOptions> = {}): Promise<Running> {
  return startDex({ port: 0, clients: [testClient], today: "2026-11-21", ...over });
}

export interface TestTokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

/** Submits the consent forms as a browser would, and exchanges the code. */
export async function connect(
  { url }: Pick<Running, "url">,
  { company = "tidewater", outcome = "success", scope = "", cookie = "" } = {},
): Promise<TestTokens> {
  const verifier = randomBytes(32).toString("base64url");
  const location = await decide({ url }, { verifier, company, outcome, scope, cookie });
  const code = location.searchParams.get("code") ?? "";
  const reply = await askForTokens({ url }, codeForm(code, verifier));
  if (reply.status !== 200) throw new Error(`No tokens: ${reply.status}, ${location}`);
  // The contract test checks the reply against `dex.yaml`.
  return (await reply.json()) as TestTokens;
}

export async function decide(
  { url }: Pick<Running, "url">,
  {
    verifier = randomBytes(32).toString("base64url"),
    company = "tidewater",
    outcome = "success",
    scope = "",
    cookie = "",
    decision = "allow",
  } = {},
): Promise<URL> {
  const form = new URLSearchParams({
    ...authorizationQuery(verifier),
    company,
    outcome,
    decision,
    ...(scope && { scope }),
  });
  const reply = await fetch(`${url}/oauth/decision`, {
    method: "POST",
    body: form,
    redirect: "manual",
    headers: { Origin: url, Cookie: cookie },
  });
  return new URL(reply.headers.get("Location") ?? "", url);
}

export function askForTokens(
  { url }: Pick<Running, "url">,
  form: Readonly<Record<string, string>>,
  secret = testClient.secret,
): Promise<Response> {
  return fetch(`${url}/oauth/token`, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { Authorization: basic(testClient.id, secret) },
  });
}

export const codeForm = (code: string, verifier: string) => ({
  grant_type: "authorization_code",
  code,
  redirect_uri: testClient.redirectUris[0] ?? "",
  code_verifier: verifier,
});

export const authorizationQuery = (verifier: string) => ({
  response_type: "code",
  client_id: testClient.id,
  redirect_uri: testClient.redirectUris[0] ?? "",
  state: "a state",
  code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  code_challenge_method: "S256",
});

export const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64")}`;

export function get(
  { url }: Pick<Running, "url">,
  path: string,
  accessToken: string,
): Promise<Response> {
  return fetch(`${url}/api/v1${path}`, { headers: { Authorization: `Bearer ${accessToken}` } });
}
