import { createServer } from "node:net";

/** The last port there is (RFC 6335). */
const lastPort = 65_535;

/**
 * The first port, counted from `wanted`, on which nobody listens on the loopback address. 0 asks
 * the operating system for any. Throws a `RangeError` when every port up to the last is taken.
 */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port <= lastPort; port += 1) {
    const found = await tryPort(port);
    if (found !== undefined) return found;
  }
  throw new RangeError(`No port is free from ${wanted} on`);
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
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
