import { setTimeout as delay } from "node:timers/promises";
import { type Access, ConnectorError } from "./connector.ts";
import { readJson } from "./read-json.ts";

export interface VendorClientOptions {
  /** Tokens are sent to no other origin, even if a package's reply points there. */
  readonly origin: string;
  readonly access: Access;
  readonly attempts?: number;
  readonly firstPauseMs?: number;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly wait?: (ms: number) => Promise<unknown>;
  readonly now?: () => Date;
}

type GetJson = (path: string, query?: Record<string, string | undefined>) => Promise<unknown>;

/** Renews an expired token once, honors Retry-After, backs off; waits over a minute are thrown as `ConnectorError`. */
export function vendorClient(options: VendorClientOptions): GetJson {
  const { origin, access, attempts = 6, firstPauseMs = 500, wait = delay } = options;

  return async (path, query = {}) => {
    const address = addressOf(origin, path, query);
    let renewed = false;

    for (let attempt = 1; ; attempt++) {
      const token = await access.token();
      const reply = await ask(address, token, options);
      if (reply.result === "body") return reply.body;

      if (reply.result === "unauthorized") {
        if (renewed || !reply.expired) {
          throw new ConnectorError("reconnect-needed", "The package no longer accepts our access.");
        }
        renewed = true;
        await access.renewed(token);
        continue;
      }
      const { trouble, message, retryAfterMs } = reply;
      // The caller leaves and comes back after the wait.
      const isLong = retryAfterMs !== undefined && retryAfterMs > longestWait;
      if (attempt >= attempts || isLong) {
        throw new ConnectorError(trouble, message, { retryAfterMs });
      }
      await wait(retryAfterMs ?? Math.min(firstPauseMs * backOff(attempt), longestWait));
    }
  };
}

/** Largest reply that a worker with 256 MB of memory can parse, translate and store. */
const mostBytes = 16 * 2 ** 20;

const longestWait = 60_000;

/** Doubles, with up to 50% jitter so that workers spread out. */
function backOff(attempt: number): number {
  return 2 ** (attempt - 1) * (1 + Math.random() / 2);
}

function addressOf(origin: string, path: string, query: Record<string, string | undefined>): URL {
  const address = new URL(path, origin);
  if (address.origin !== new URL(origin).origin) {
    throw new ConnectorError("bad-data", `The package sent us to ${address.host}.`);
  }
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  return address;
}

type Reply =
  | { readonly result: "body"; readonly body: unknown }
  | { readonly result: "unauthorized"; readonly expired: boolean }
  | {
      readonly result: "again";
      readonly trouble: "throttled" | "vendor-down";
      readonly message: string;
      readonly retryAfterMs?: number;
    };

async function ask(
  address: URL,
  token: string,
  { timeoutMs = 30_000, maxBytes = mostBytes, now = () => new Date() }: VendorClientOptions,
): Promise<Reply> {
  try {
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await readJson(response, maxBytes);
    return judge(response, body, now());
  } catch (fault) {
    if (fault instanceof ConnectorError) throw fault;
    return {
      result: "again",
      trouble: "vendor-down",
      message: `${address.host} did not answer.`,
    };
  }
}

function judge(response: Response, body: unknown, now: Date): Reply {
  const { status } = response;
  if (response.ok) return { result: "body", body };
  if (status === 401) return { result: "unauthorized", expired: codeOf(body) !== "token_invalid" };
  if (status === 403) {
    throw new ConnectorError("not-permitted", "The person who connected may not read this.");
  }
  if (status === 429 || status >= 500) {
    const retryAfterMs = retryAfterOf(response.headers, now);
    return {
      result: "again",
      ...(status === 429
        ? { trouble: "throttled", message: "The package asks us to slow down." }
        : { trouble: "vendor-down", message: `The package answered ${status}.` }),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    };
  }
  throw new ConnectorError("bad-data", `The package answered ${status}.`);
}

function codeOf(body: unknown): unknown {
  return typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
}

/** Longer waits aren't meant, and are cut to this. */
const longestMs = 86_400_000;

/** Seconds or a date (RFC 9110, 10.2.3); undefined for neither. */
export function retryAfterOf(headers: Headers, now: Date): number | undefined {
  const header = headers.get("retry-after")?.trim();
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), longestMs);
}
