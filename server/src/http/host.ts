import type { Knex } from "knex";
import { readState } from "../sealing/secrets.ts";
import type { Arrival, Proxies } from "./proxies.ts";

export interface Host {
  readonly tenantId: string;
  /** Scheme, host and port as the browser knows them. */
  readonly origin: string;
  /** The base of absolute addresses in mail and links. */
  readonly canonicalOrigin: string;
  /** False for an unknown host, which shows the default tenant's public pages only. */
  readonly known: boolean;
}

export interface HostOptions {
  readonly pool: Knex;
  readonly kind: "lender" | "borrower";
  /** The one host packages and identity providers redirect to (D-2). */
  readonly callbackOrigin: string;
  readonly proxies: Proxies;
}

interface Asked extends Arrival {
  readonly query: { readonly state?: unknown };
}

const keptFor = 30_000;
const keptAtMost = 1_000;

/**
 * Finds whose host a request came in by; undefined where nobody has it and there's no default tenant. On the callback
 * host the state names the tenant, and has to be found there again, so naming another one gains nothing.
 */
export function hostFinder({ pool, kind, callbackOrigin, proxies }: HostOptions) {
  const kept = new Map<string, { readonly until: number; readonly row: HostRow | undefined }>();

  return async (arrival: Asked): Promise<Host | undefined> => {
    const { origin, hostname } = proxies.addressOf(arrival);
    const state = origin === callbackOrigin ? readState(arrival.query.state) : undefined;
    if (state) {
      const { tenantId } = state;
      return { tenantId, origin, canonicalOrigin: origin, known: true };
    }
    const row = await rowOf(hostname);
    return row && { ...row, origin };
  };

  async function rowOf(hostname: string): Promise<HostRow | undefined> {
    const now = Date.now();
    const found = kept.get(hostname);
    if (found && found.until > now) return found.row;

    const row = await lookUp(pool, hostname, kind);
    // Anybody can send any host, so the cache of unknown ones is bounded.
    if (kept.size >= keptAtMost) kept.clear();
    kept.set(hostname, { until: now + keptFor, row });
    return row;
  }
}

interface HostRow {
  readonly tenantId: string;
  readonly canonicalOrigin: string;
  readonly known: boolean;
}

async function lookUp(
  pool: Knex,
  hostname: string,
  kind: HostOptions["kind"],
): Promise<HostRow | undefined> {
  const { rows } = await pool.raw(
    "select tenant_id, canonical_origin, known from tenant_of_host(?, ?)",
    [hostname, kind],
  );
  const [row] = rows;
  return (
    row && { tenantId: row.tenant_id, canonicalOrigin: row.canonical_origin, known: row.known }
  );
}
