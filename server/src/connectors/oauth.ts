import type { Grant, Tokens } from "./connector.ts";
import { ConnectorError } from "./connector-error.ts";
import { readJson } from "./read-json.ts";

export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

interface TokenReply {
  readonly access_token: string;
  readonly expires_in: number;
  readonly refresh_token?: string;
}

/** Posts to a token endpoint (RFC 6749, client_secret_basic). Gives the reply as it came. */
export async function postForm(
  address: string,
  { clientId, clientSecret }: OAuthClient,
  form: Record<string, string>,
): Promise<unknown> {
  const basic = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  const response = await send(address, {
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
  if (response.status >= 500) {
    throw new ConnectorError("vendor-down", `The package answered ${response.status}.`);
  }
  const body = response.status === 200 ? await readJson(response, 2 ** 20) : undefined;
  if (response.ok) return body;
  await response.body?.cancel();
  // invalid_grant and its like: asking again would never help, a person has to.
  throw new ConnectorError("reconnect-needed", "The package refused the consent.");
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    throw new ConnectorError("vendor-down", "The package did not answer.", { cause });
  }
}

/** Reads a token reply; `previous` keeps its refresh token where the package doesn't rotate it. */
export function tokensOf(body: unknown, now: Date, previous?: Tokens): Tokens {
  if (!isTokenReply(body)) {
    throw new ConnectorError("bad-data", "The package's answer holds no tokens.");
  }
  const refresh = body.refresh_token ?? previous?.refresh;
  return {
    access: body.access_token,
    accessExpiresAt: new Date(now.getTime() + body.expires_in * 1000).toISOString(),
    ...(refresh !== undefined && { refresh }),
  };
}

/** Tokens and the company they are for, where the reply names it under `companyField`. */
export function grantOf(body: unknown, now: Date, companyField: string): Grant {
  const tokens = tokensOf(body, now);
  const companyId = (body as Record<string, unknown>)[companyField];
  if (typeof companyId !== "string" || companyId === "") {
    throw new ConnectorError("bad-data", "The package's answer names no company.");
  }
  return { tokens, companyId };
}

function isTokenReply(body: unknown): body is TokenReply {
  if (typeof body !== "object" || body === null) return false;
  const reply = body as Partial<Record<keyof TokenReply, unknown>>;
  return (
    typeof reply.access_token === "string" &&
    typeof reply.expires_in === "number" &&
    (reply.refresh_token === undefined || typeof reply.refresh_token === "string")
  );
}
