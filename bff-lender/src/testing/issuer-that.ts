import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base } from "vitest";

export const issuerTest = base.extend<{
  readonly issuerThat: (answers: RequestListener) => Promise<string>;
}>({
  issuerThat: async ({ task: _ }, use) => {
    const stops: (() => void)[] = [];
    await use(async (answers) => {
      const server = createServer(answers).listen(0, "127.0.0.1");
      await once(server, "listening");
      stops.push(() => {
        server.close();
        server.closeAllConnections();
      });
      // A server that listens on a port has an address of this kind.
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    for (const stop of stops) stop();
  },
});
