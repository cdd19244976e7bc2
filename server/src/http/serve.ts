import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type Koa from "koa";

export interface Serving {
  readonly port: number;
  readonly stopping: () => boolean;
  /** Takes nothing new, lets what is under way finish, and cuts what takes longer than the grace. */
  readonly close: () => Promise<void>;
}

/** Listens; port 0 is any free one. `app` is made once it's known whether we are stopping. */
export async function serve(
  app: (stopping: () => boolean) => Koa,
  {
    host,
    port,
    graceMs = 10_000,
  }: { readonly host: string; readonly port: number; readonly graceMs?: number },
): Promise<Serving> {
  let isStopping = false;
  const stopping = () => isStopping;
  // A file of 65 MB takes a quarter of an hour to come over a slow line.
  const server = createServer({ requestTimeout: 1_800_000 }, app(stopping).callback());
  server.listen(port, host);
  await once(server, "listening");

  return {
    // Listening on a port, a server has an address of this kind.
    port: (server.address() as AddressInfo).port,
    stopping,
    close: async () => {
      isStopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(cut);
    },
  };
}

/** Resolves when the process is asked to stop; a second time it ends at once, as by default. */
export async function untilAskedToStop(): Promise<void> {
  await Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
}
