import { ConnectorError, type Grant, type Tokens } from "./connector.ts";
import { readJson } from "./read-json.ts";
import { retryAfterOf } from "./vendor-client.ts";

export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

interface TokenReply {
  readonly access_token: string;
  readonly expires_in: number;
  readonly refresh_token?: string;
  /** How long the consent stands, by either of the names that packages have for it. */
  readonly refresh_token_expires_in?: number;
  readonly x_refresh_token_expires_in?: number;
}

/** Asks a token endpoint (RFC 6749, client_secret_basic). Gives the reply as it came. */
export async function askForTokens(
  address: string,
  client: OAuthClient,
  form: Record<string, string>,
): Promise<unknown> {
  return posted(address, client, form, (response) => readJson(response, 2 ** 20));
}

/** Gives a token back (RFC 7009), whose answer says nothing but that it came. */
export async function revokeToken(
  address: string,
  client: OAuthClient,
  token: string,
): Promise<void> {
  await posted(address, client, { token }, async (response) => response.body?.cancel());
}

async function posted<Result>(
  address: string,
  client: OAuthClient,
  form: Record<string, string>,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  try {
    const response = await send(address, client, form);
    if (response.ok) return await read(response);
    await response.body?.cancel();
    throw refusalOf(response);
  } catch (cause) {
    if (cause instanceof ConnectorError) throw cause;
    // Nobody there, too slow, or cut off mid-answer.
    throw new ConnectorError("vendor-down", "The package did not answer.", { cause });
  }
}

function send(
  address: string,
  { clientId, clientSecret }: OAuthClient,
  form: Record<string, string>,
): Promise<Response> {
  const basic = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  return fetch(address, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(basic).toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
      accept: "application/json",
    },
    body: new URLSearchParams(form),
    redirect: "error",
    signal: AbortSignal.timeout(15_000),
  });
}

function refusalOf({ status, headers }: Response): ConnectorError {
  const retryAfterMs = retryAfterOf(headers, new Date());
  if (status >= 500) {
    return new ConnectorError("vendor-down", `The package answered ${status}.`, { retryAfterMs });
  }
  // Throttling mustn't end a connection: the same token works a moment later.
  if (status === 429) {
    return new ConnectorError("throttled", "The package asks us to slow down.", { retryAfterMs });
  }
  // invalid_grant and the like can't be retried; a person has to reconnect.
  return new ConnectorError("reconnect-needed", "The package refused the consent.");
}

/** `previous` keeps its refresh token where the package doesn't rotate it. */
export function tokensOf(body: unknown, now: Date, previous?: Tokens): Tokens {
  if (!isTokenReply(body)) {
    throw new ConnectorError("bad-data", "The package's answer holds no tokens.");
  }
  const refresh = body.refresh_token ?? previous?.refresh;
  const seconds = body.refresh_token_expires_in ?? body.x_refresh_token_expires_in;
  const consentExpiresAt = seconds === undefined ? previous?.consentExpiresAt : after(now, seconds);
  return {
    access: body.access_token,
    accessExpiresAt: after(now, body.expires_in),
    ...(refresh !== undefined && { refresh }),
    ...(consentExpiresAt !== undefined && { consentExpiresAt }),
  };
}

const after = (now: Date, seconds: number) =>
  new Date(now.getTime() + seconds * 1000).toISOString();

/** Tokens and the company they are for, where the reply names it under `companyField`. */
export function grantOf(body: unknown, now: Date, companyField: string): Grant {
  const tokens = tokensOf(body, now);
  const companyId = (body as Record<string, unknown>)[companyField];
  const isId = typeof companyId === "string" && companyId.length <= longestCompanyId;
  if (!isId || companyId === "" || companyId.includes("\0")) {
    throw new ConnectorError("bad-data", "The package's answer names no company.");
  }
  return { tokens, companyId };
}

/** Several times the longest that a package documents. */
const longestToken = 16_384;
const longestCompanyId = 200;
/** A hundred years, because a Date can't hold every number. */
const longestLife = 100 * 366 * 86_400;

function isTokenReply(body: unknown): body is TokenReply {
  if (typeof body !== "object" || body === null) return false;
  const reply = body as Partial<Record<keyof TokenReply, unknown>>;
  return (
    isToken(reply.access_token) &&
    isLife(reply.expires_in) &&
    (reply.refresh_token === undefined || isToken(reply.refresh_token)) &&
    [reply.refresh_token_expires_in, reply.x_refresh_token_expires_in].every(
      (seconds) => seconds === undefined || isLife(seconds),
    )
  );
}

const isToken = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= longestToken;

const isLife = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= longestLife;
