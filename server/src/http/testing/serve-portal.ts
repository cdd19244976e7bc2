import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import type { Context, Middleware } from "koa";
import { isBrokenOff } from "../broken-off.ts";
import { openLog } from "../log.ts";
import { openMetrics } from "../metrics.ts";
import { portal } from "../portal.ts";

export interface ServedPortal {
  readonly url: string;
  /** Handlers' faults, contract breaches included. A test that expects none checks this. */
  readonly faults: readonly Error[];
  /** Returns and clears the faults. */
  readonly takeFaults: () => readonly Error[];
  /** The log at trace level. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

// Node's metrics are per process, whatever the number of portals.
const metrics = openMetrics();

/** Serves operations on loopback, with the production chassis. */
export async function servePortal(api: Middleware): Promise<ServedPortal> {
  const faults: Error[] = [];
  let written = "";
  const destination = new Writable({
    write: (chunk, _, done) => {
      written += chunk;
      done();
    },
  });
  const log = openLog({ level: "trace", service: "test" }, destination);
  const app = portal({ api, log, metrics, readiness: [], hsts: false });
  app.on("error", (fault: Error, ctx?: Context) => {
    if (!isBrokenOff(fault, ctx)) faults.push(fault);
  });
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    takeFaults: () => faults.splice(0),
    log: () => written,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
