import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Koa, { type Middleware } from "koa";

/** A portal on a free port, over real HTTP. */
export interface ServedPortal {
  readonly url: string;
  /** What handlers threw, replies off contract included. A test that expects none says so. */
  readonly faults: readonly Error[];
  readonly stop: () => Promise<void>;
}

/** Serves a portal's middleware on the loopback address. */
export async function servePortal(middleware: Middleware): Promise<ServedPortal> {
  const app = new Koa();
  const faults: Error[] = [];
  app.on("error", (fault: Error) => faults.push(fault));
  app.use(middleware);
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
