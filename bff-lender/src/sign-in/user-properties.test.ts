import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base, describe, expect } from "vitest";
import { readUserProperties } from "./user-properties.ts";

/** An issuer on a free port, that answers as it's told. */
const test = base.extend<{ readonly issuerThat: (answers: RequestListener) => Promise<string> }>({
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

describe("a user's properties", () => {
  test("are read at their issuer, with their own token (P-A7)", async ({ issuerThat }) => {
    const asked: unknown[] = [];
    const issuer = await issuerThat(({ url, headers }, reply) => {
      asked.push([url, headers.authorization]);
      reply.end(JSON.stringify({ user_id: "auth0|7", zoneinfo: "America/Chicago" }));
    });

    expect(await readUserProperties(issuer, "auth0|7", "t0ken")).toMatchObject({
      zoneinfo: "America/Chicago",
    });
    expect(asked).toEqual([["/api/v2/users/auth0%7C7", "Bearer t0ken"]]);
  });

  test.for([
    ["is about somebody else", 200, '{"user_id":"8","zoneinfo":"America/Chicago"}'],
    ["isn't JSON", 200, "<p>"],
    ["is a refusal", 403, "{}"],
    ["is too long", 200, JSON.stringify({ user_id: "7", more: "x".repeat(70_000) })],
  ] as const)("are none where the answer %s", async ([, status, body], { issuerThat }) => {
    const issuer = await issuerThat((_, reply) => void reply.writeHead(status).end(body));

    expect(await readUserProperties(issuer, "7", "t0ken")).toBeUndefined();
  });

  test("take the token nowhere else, and aren't asked for again where there are none", async ({
    issuerThat,
  }) => {
    let asked = 0;
    const elsewhere = await issuerThat((_, reply) => {
      asked += 1;
      reply.writeHead(404).end();
    });
    const issuer = await issuerThat((_, reply) => {
      reply.writeHead(302, { location: `${elsewhere}/api/v2/users/7` }).end();
    });

    await readUserProperties(issuer, "7", "t0ken");
    expect(asked).toBe(0);
    await readUserProperties(elsewhere, "7", "t0ken");
    await readUserProperties(elsewhere, "7", "t0ken");
    expect(asked).toBe(1);
  });
});
