import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { connectors } from "@tieout/connectors/connectors";
import type { World } from "./world.ts";

export interface RecordedDex extends Pick<World, "connectors"> {
  /** Paths and queries of every call to the package's data, in order. */
  readonly calls: readonly URL[];
  readonly stop: () => void;
}

/** DEX behind a proxy that records what is asked of it. */
export async function recordDex({ dexUrl, connectors: known }: World): Promise<RecordedDex> {
  const calls: URL[] = [];
  const proxy = createServer(async (request, response) => {
    const address = new URL(request.url ?? "/", dexUrl);
    // Tokens go by another path.
    if (address.pathname.startsWith("/api/")) calls.push(address);
    const { method = "GET", headers } = request;
    const { authorization = "", "content-type": form = "application/json" } = headers;
    const answer = await fetch(address, {
      method,
      headers: { authorization, "content-type": form },
      ...(method === "POST" && { body: await text(request) }),
    });
    const type = answer.headers.get("content-type") ?? "application/json";
    response.writeHead(answer.status, { "content-type": type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
  // A server that listens on a port has one.
  const { port } = proxy.address() as AddressInfo;
  const recorded = connectors({
    dex: { origin: `http://127.0.0.1:${port}`, clientId: "tieout", clientSecret: "dex secret" },
  });
  return {
    calls,
    connectors: new Map([...known, ...recorded]),
    stop: () => void proxy.close(),
  };
}
