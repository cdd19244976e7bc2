import { describe, expect } from "vitest";
import { issuerTest as test } from "../../testing/issuer-that.ts";
import { readUserProperties } from "./user-properties.ts";

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
