import type { Knex } from "knex";
import { readState } from "../sealing/secrets.ts";
import type { Arrival, Proxies } from "./proxies.ts";

/** The address a request came in by, and whose it is. */
export interface Host {
  readonly tenantId: string;
  /** Scheme, host and port as the browser knows them. */
  readonly origin: string;
  /** What absolute addresses in mail and links begin with. */
  readonly canonicalOrigin: string;
  /** False where nobody has this host: the default tenant's public pages show, and no more. */
  readonly known: boolean;
}

export interface HostOptions {
  readonly pool: Knex;
  readonly kind: "lender" | "borrower";
  /** The one host that vendors and identity providers send people back to (D-2). */
  readonly callbackOrigin: string;
  readonly proxies: Proxies;
}

interface Asked extends Arrival {
  readonly query: { readonly state?: unknown };
}

const keptFor = 30_000;
const keptAtMost = 1_000;

/**
 * Finds whose host a request came in by. Undefined where nobody has it and there is no default
 * tenant either. On the callback host the state names the tenant; it has to be found there again,
 * so naming another one gains nothing.
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
    // Anybody can send any host: what nobody has isn't worth remembering without end.
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
