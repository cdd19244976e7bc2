import { describe, expect } from "vitest";
import { issuerTest as test } from "../../testing/issuer-that.ts";
import { identityProviders } from "./identity-provider.ts";

describe("an identity provider", () => {
  test("is met with the client's secret as it is now, and not as it was", async ({
    issuerThat,
  }) => {
    const shown: unknown[] = [];
    const issuer = await issuerThat(({ url, headers }, reply) => {
      reply.setHeader("content-type", "application/json");
      if (url === "/token") {
        shown.push(headers.authorization);
        reply.writeHead(401).end(JSON.stringify({ error: "invalid_client" }));
        return;
      }
      const here = `http://${headers.host}`;
      reply.end(JSON.stringify({ issuer: here, token_endpoint: `${here}/token` }));
    });
    const config = { issuer, clientId: "tieout", apiClientIds: [], scopes: "openid" };
    const answer = {
      address: "https://bank.test/callback?code=c0de&state=abc",
      state: "abc",
      nonce: "n0nce",
      codeVerifier: "verifier",
    };
    const { redeem } = identityProviders({ insecure: true });

    for (const clientSecret of ["first", "second"]) {
      await expect(redeem({ ...config, clientSecret }, answer)).rejects.toThrow();
    }

    expect(shown).toEqual([basic("tieout", "first"), basic("tieout", "second")]);
  });
});

const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`;
