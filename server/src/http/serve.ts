import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type Koa from "koa";

export interface Serving {
  readonly port: number;
  readonly stopping: () => boolean;
  /**
   * Stops without losing a request: not ready, drains, closes connections, then finishes or cuts requests under way.
   */
  readonly close: () => Promise<void>;
}

export interface ServeOptions {
  readonly host: string;
  /** 0 is any free one. */
  readonly port: number;
  /** Resolves once load balancers had time to notice. */
  readonly drain?: () => Promise<void>;
  /** Time for requests under way after the drain. */
  readonly finishMs?: number;
  readonly timeouts?: Partial<ConnectionTimeouts>;
}

export interface ConnectionTimeouts {
  /** Load balancers usually keep connections for 60 s; a shorter time here could close one as a request arrives. */
  readonly keepAliveTimeout: number;
  /** From a request's first byte to the end of its headers. */
  readonly headersTimeout: number;
  /** For a whole request; `body-pace` limits slow bodies. */
  readonly requestTimeout: number;
  /** How often Node checks for timed-out requests. */
  readonly connectionsCheckingInterval: number;
}

const usualTimeouts: ConnectionTimeouts = {
  keepAliveTimeout: 75_000,
  headersTimeout: 20_000,
  // 65 MB take a quarter of an hour over a slow line.
  requestTimeout: 1_800_000,
  connectionsCheckingInterval: 5_000,
};

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
    port: (server.address() as AddressInfo).port,
    stopping,
    close: async () => {
      isStopping = true;
      // Replies whose headers are sent can't announce the close, so their connections are closed once idle.
      for (const reply of replies) reply.shouldKeepAlive = false;
      await drain?.();
      // Node counts an unused connection as busy.
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

/** Resolves at the first stop signal. A second one ends the process at once. */
export async function untilAskedToStop(): Promise<void> {
  const asked = new AbortController();
  const { signal } = asked;
  await Promise.race([once(process, "SIGTERM", { signal }), once(process, "SIGINT", { signal })]);
  // Without listeners, signals have their default effect.
  asked.abort();
}
