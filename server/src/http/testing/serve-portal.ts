import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import type { Context, Middleware } from "koa";
import { isBrokenOff } from "../broken-off.ts";
import { openLog } from "../log.ts";
import { openMetrics } from "../metrics.ts";
import { portal } from "../portal.ts";

/** A portal on a free port, over real HTTP. */
export interface ServedPortal {
  readonly url: string;
  /** What handlers threw, replies off contract included. A test that expects none says so. */
  readonly faults: readonly Error[];
  /** The same, and forgets them: for a test that expects some. */
  readonly takeFaults: () => readonly Error[];
  /** Everything written so far, at its most talkative. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

// Node's own figures are collected for the whole process, however many portals there are.
const metrics = openMetrics();

/** Serves a portal's operations on the loopback address, in the chassis that production has. */
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
  // A server that listens on a port has an address of this kind.
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
