import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A database connection that can be cut, as in an outage, and restored. */
export interface Severable {
  readonly url: string;
  /** Breaks every connection, and refuses new ones. */
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

/** Proxies to the database of `url`. Cut it at the end of the test. */
export async function severable(url: string): Promise<Severable> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const beyond = connect(Number(port), hostname);
    for (const end of [socket, beyond]) {
      open.add(end);
      end.on("close", () => open.delete(end));
      // Either end may break, and ends the other.
      end.on("error", () => undefined);
    }
    socket.pipe(beyond).pipe(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: own } = server.address() as AddressInfo;
  const through = new URL(url);
  through.port = String(own);

  return {
    url: through.href,
    cut: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const end of open) end.destroy();
      await closed;
    },
    restore: async () => {
      server.listen(own, "127.0.0.1");
      await once(server, "listening");
    },
  };
}
