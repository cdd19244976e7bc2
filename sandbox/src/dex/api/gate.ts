import { setTimeout as pause } from "node:timers/promises";
import type { Grant, Grants } from "../oauth/grants.ts";
import type { Operation } from "./operations.ts";

export type Reply =
  | { readonly status: 200; readonly body: object }
  | {
      readonly status: 400 | 401 | 403 | 404 | 429 | 503;
      readonly body: { readonly code: string; readonly message: string };
      readonly retryAfter?: number;
    };

type Refusal = Exclude<Reply, { status: 200 }>;

export const refuse = (status: Refusal["status"], code: string, message: string): Refusal => ({
  status,
  body: { code, message },
});

export const ok = (body: object): Reply => ({ status: 200, body });

interface GateOptions {
  readonly grants: Grants;
  readonly rate: Rate;
  /** How long "unresponsive" keeps its callers waiting, and the maximum for "held". */
  readonly hangMilliseconds: number;
  readonly now: () => number;
}

/** For testing: enough requests to start an import, too few to finish it. */
const afterwards = {
  rate: { requests: 4, seconds: 2 },
  requestsPerToken: 4,
  requestsBeforeLoss: 6,
};

type Passage =
  | { readonly result: "passed"; readonly grant: Grant }
  | { readonly result: "refused"; readonly refusal: Refusal };

/** Checks the bearer token and applies the grant's outcome; `release` lets a company's held replies go, or all, and says of how many grants. */
export function gate({ grants, rate, hangMilliseconds, now }: GateOptions) {
  const limit = rateLimit(now);
  /** By grant: aborted once its replies are released. */
  const held = new Map<
    string,
    { readonly companyId: string; readonly released: AbortController }
  >();
  const release = (companyId: string | null): number => {
    const waiting = [...held.values()].filter(
      (each) =>
        !each.released.signal.aborted && (companyId === null || companyId === each.companyId),
    );
    for (const { released } of waiting) released.abort();
    return waiting.length;
  };

  const enter = async (
    authorization: string,
    path: string,
    { scope }: Operation,
    closed: AbortSignal,
  ): Promise<Passage> => {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? "";
    const check = grants.use(token);
    if (check.result === "expired") return refused(expired);
    if (check.result === "invalid") return refused(invalid);
    const { grant, requests } = check;

    const wait = limit(grant.id, grant.outcome === "rate-limited" ? afterwards.rate : rate);
    if (wait !== undefined) return refused({ ...tooMany, retryAfter: wait });
    const isFirst = path === "/api/v1/company";
    switch (grant.outcome) {
      case "insufficient-permission":
        if (!isFirst) return refused(notPermitted);
        break;
      case "unresponsive":
        if (isFirst) break;
        // The caller may hang up; then nobody needs a reply.
        await pause(hangMilliseconds, undefined, { signal: closed }).catch(() => undefined);
        return refused(unavailable);
      case "held": {
        if (isFirst) break;
        const { released } = held.get(grant.id) ?? { released: new AbortController() };
        held.set(grant.id, { companyId: grant.companyId, released });
        const signal = AbortSignal.any([closed, released.signal]);
        await pause(hangMilliseconds, undefined, { signal }).catch(() => undefined);
        break;
      }
      case "expiring-token":
        if (requests > afterwards.requestsPerToken) return refused(expired);
        break;
      case "disconnected":
        if (grant.requests <= afterwards.requestsBeforeLoss) break;
        grants.revoke(grant.id);
        return refused(invalid);
      case "success":
      case "user-cancelled":
      case "rate-limited":
        break;
    }
    if (!grant.scopes.includes(scope)) return refused(outOfScope(scope));
    return { result: "passed", grant };
  };
  return { enter, release };
}

const refused = (refusal: Refusal): Passage => ({ result: "refused", refusal });

const expired = refuse(401, "token_expired", "The access token has expired. Refresh it.");
const invalid = refuse(401, "token_invalid", "The access token isn't valid, or was revoked.");
const notPermitted = refuse(
  403,
  "insufficient_permission",
  "The person who allowed this may not read the company's books.",
);
const outOfScope = (scope: string) =>
  refuse(403, "insufficient_scope", `The scope ${scope} wasn't allowed.`);
const tooMany = refuse(429, "rate_limited", "Too many requests. Try again later.");
const unavailable = refuse(503, "unavailable", "The books can't be reached at the moment.");

export interface Rate {
  readonly requests: number;
  readonly seconds: number;
}

/** Fixed-window rate limit by key; returns the seconds to wait, or `undefined`. */
function rateLimit(now: () => number) {
  const windows = new Map<string, { readonly ends: number; count: number }>();

  return (key: string, { requests, seconds }: Rate): number | undefined => {
    const open = windows.get(key);
    const current = open && open.ends > now() ? open : { ends: now() + seconds * 1_000, count: 0 };
    windows.set(key, current);
    current.count += 1;
    return current.count > requests ? Math.ceil((current.ends - now()) / 1_000) : undefined;
  };
}
