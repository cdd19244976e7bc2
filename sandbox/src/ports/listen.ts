import { createServer, type RequestListener, type Server } from "node:http";
import { freePort } from "./free-port.ts";

/** A server of the sandbox that runs. `stop` ends open connections too and may be called twice. */
export interface Running {
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Serves `listener` on the loopback address, on the first port free from `wanted` on. */
export async function listen(listener: RequestListener, wanted: number): Promise<Running> {
  const server = createServer(listener);
  const port = await bind(server, wanted);

  return { url: `http://127.0.0.1:${port}`, port, stop: () => close(server) };
}

/** Another process may take the port between the look and the bind, so both are tried again. */
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
