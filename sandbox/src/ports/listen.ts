import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTcpServer } from "node:net";

/** A running server. `stop` closes open connections too and may be called twice. */
export interface Running {
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Serves on the loopback address, on the first free port from `wanted` on. */
export async function listen(listener: RequestListener, wanted: number): Promise<Running> {
  const server = createServer(listener);
  const port = await bind(server, wanted);

  return { url: `http://127.0.0.1:${port}`, port, stop: () => close(server) };
}

/** Another process may take the port between the check and the bind, so both are retried. */
async function bind(server: Server, wanted: number): Promise<number> {
  for (let from = wanted; ; ) {
    const port = await freePort(from);
    if (await bound(server, port)) return port;
    from = wanted === 0 ? 0 : port + 1;
  }
}

function bound(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    };
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", failed);
      resolve(true);
    });
  });
}

function close(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** The last port (RFC 6335). */
const lastPort = 65_535;

/** 0 lets the operating system choose. @throws RangeError when all ports from `wanted` on are taken */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port <= lastPort; port += 1) {
    const found = await tryPort(port);
    if (found !== undefined) return found;
  }
  throw new RangeError(`No port is free from ${wanted} on`);
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createTcpServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE" || error.code === "EACCES") resolve(undefined);
      else reject(error);
    });
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const bound = typeof address === "object" && address !== null ? address.port : port;
      server.close(() => resolve(bound));
    });
  });
}
