import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type Koa from "koa";

export interface Serving {
  readonly port: number;
  readonly stopping: () => boolean;
  /**
   * Stops without losing a request: isn't ready from now on, serves what still comes while load balancers
   * find out, closes each connection after its reply, then takes nothing new, lets what is under way finish
   * and cuts what takes longer than that may.
   */
  readonly close: () => Promise<void>;
}

export interface ServeOptions {
  readonly host: string;
  /** 0 is any free one. */
  readonly port: number;
  /** Resolves once load balancers have had the time to find out that this process isn't ready. */
  readonly drain?: () => Promise<void>;
  /** How long requests under way may take once nothing new is taken. */
  readonly finishMs?: number;
  readonly timeouts?: Partial<ConnectionTimeouts>;
}

export interface ConnectionTimeouts {
  /**
   * How long a connection may wait for its next request. Load balancers keep theirs for 60 s as a rule: if ours
   * were the shorter time, a request could arrive on a connection that is just being closed.
   */
  readonly keepAliveTimeout: number;
  /** From the first byte of a request to the end of its headers. */
  readonly headersTimeout: number;
  /** For a request with its body; how fast a body has to come is held by `body-pace`. */
  readonly requestTimeout: number;
  /** How often Node looks for requests that are over their time. */
  readonly connectionsCheckingInterval: number;
}

const usualTimeouts: ConnectionTimeouts = {
  keepAliveTimeout: 75_000,
  headersTimeout: 20_000,
  // A file of 65 MB takes a quarter of an hour to come over a slow line.
  requestTimeout: 1_800_000,
  connectionsCheckingInterval: 5_000,
};

/** Listens. `app` is made once it's known whether we are stopping. */
export async function serve(
  app: (stopping: () => boolean) => Koa,
  { host, port, drain, finishMs = 15_000, timeouts }: ServeOptions,
): Promise<Serving> {
  let isStopping = false;
  const stopping = () => isStopping;
  const answer = app(stopping).callback();
  const replies = new Set<ServerResponse>();
  const server = createServer({ ...usualTimeouts, ...timeouts }, (request, reply) => {
    replies.add(reply);
    reply.once("close", () => replies.delete(reply));
    if (isStopping) reply.shouldKeepAlive = false;
    answer(request, reply);
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(port, host);
  await once(server, "listening");

  return {
    // Listening on a port, a server has an address of this kind.
    port: (server.address() as AddressInfo).port,
    stopping,
    close: async () => {
      isStopping = true;
      // A reply whose headers have left keeps its connection, which is closed once it's idle.
      for (const reply of replies) reply.shouldKeepAlive = false;
      await drain?.();
      // Node counts a connection on which nothing was ever asked as busy.
      const closeIdle = () => {
        server.closeIdleConnections();
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      };
      for (const reply of replies) reply.once("close", () => setImmediate(closeIdle));
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      closeIdle();
      const cut = setTimeout(() => server.closeAllConnections(), finishMs);
      await closed;
      clearTimeout(cut);
    },
  };
}

/** Resolves when the process is asked to stop. A second signal, of either kind, ends it at once. */
export async function untilAskedToStop(): Promise<void> {
  const asked = new AbortController();
  const { signal } = asked;
  await Promise.race([once(process, "SIGTERM", { signal }), once(process, "SIGINT", { signal })]);
  // With nobody listening any more, a signal does what it does by default.
  asked.abort();
}
