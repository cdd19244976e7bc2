import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { askForTokens, grantOf, revokeToken, tokensOf } from "./oauth.ts";

const client = { clientId: "us", clientSecret: "a secret/with: marks" };
const now = new Date("2026-03-15T09:00:00Z");

describe("askForTokens", () => {
  it("says who we are as RFC 6749 wants it, and gives the reply", async () => {
    const address = await anEndpoint((response, authorization) =>
      response.end(JSON.stringify({ authorization })),
    );

    const basic = Buffer.from("us:a%20secret%2Fwith%3A%20marks").toString("base64");
    expect(await askForTokens(address, client, {})).toEqual({ authorization: `Basic ${basic}` });
  });

  it.each([
    ["400", 400, "{}", "reconnect-needed"],
    ["401", 401, "{}", "reconnect-needed"],
    ["429, which passes", 429, "", "throttled"],
    ["503", 503, "<html>", "vendor-down"],
    ["HTML with 200", 200, "<html>", "bad-data"],
    ["nothing with 200", 200, "", "bad-data"],
    ["a redirect", 302, "", "vendor-down"],
  ])("takes %s for what it means", async (_case, status, text, trouble) => {
    const address = await anEndpoint((response) =>
      response.writeHead(status, { location: "http://elsewhere.test/" }).end(text),
    );

    await expect(askForTokens(address, client, {})).rejects.toMatchObject({ trouble });
  });

  it("stops reading what is sent without end", async () => {
    const address = await anEndpoint((response) => {
      const more = () => {
        while (response.write("x".repeat(100_000)));
        response.once("drain", more);
      };
      more();
    });

    await expect(askForTokens(address, client, {})).rejects.toMatchObject({ trouble: "bad-data" });
  });

  it("takes an answer that is cut in the middle for a package that is away", async () => {
    const address = await anEndpoint((response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write('{"access', () => response.destroy());
    });

    await expect(askForTokens(address, client, {})).rejects.toMatchObject({
      trouble: "vendor-down",
    });
  });
});

describe("revokeToken", () => {
  it("is content with an answer that says nothing", async () => {
    const address = await anEndpoint((response) => response.end());

    await expect(revokeToken(address, client, "t")).resolves.toBeUndefined();
  });
});

describe("tokensOf", () => {
  const reply = { access_token: "a", expires_in: 3_600 };

  it("says until when, and keeps the refresh token of a package that doesn't rotate it", () => {
    const previous = { access: "old", accessExpiresAt: now.toISOString(), refresh: "r" };

    expect(tokensOf(reply, now, previous)).toEqual({
      access: "a",
      accessExpiresAt: "2026-03-15T10:00:00.000Z",
      refresh: "r",
    });
    expect(tokensOf({ ...reply, refresh_token: "new" }, now, previous).refresh).toBe("new");
    expect(tokensOf(reply, now)).not.toHaveProperty("refresh");
  });

  it.each([
    [null],
    [[]],
    [{}],
    [{ access_token: "a" }],
    [{ ...reply, refresh_token: 1 }],
    [{ ...reply, access_token: "" }],
    [{ ...reply, expires_in: 1e300 }],
    [{ ...reply, expires_in: -1 }],
    [{ ...reply, refresh_token_expires_in: 1e300 }],
  ])("refuses %j", (body) => {
    expect(() => tokensOf(body, now)).toThrow("holds no tokens");
  });

  it("refuses a token longer than any package's", () => {
    const long = "t".repeat(16_385);

    expect(() => tokensOf({ ...reply, access_token: long }, now)).toThrow("holds no tokens");
    expect(() => tokensOf({ ...reply, refresh_token: long }, now)).toThrow("holds no tokens");
  });
});

describe("grantOf", () => {
  const reply = { access_token: "a", expires_in: 3_600 };

  it("needs a company", () => {
    expect(grantOf({ ...reply, realm: "c1" }, now, "realm").companyId).toBe("c1");
    expect(() => grantOf(reply, now, "realm")).toThrow("names no company");
    for (const realm of ["", "c".repeat(201), "c\0"]) {
      expect(() => grantOf({ ...reply, realm }, now, "realm")).toThrow("names no company");
    }
  });
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function anEndpoint(
  answer: (response: ServerResponse, authorization: string | undefined) => unknown,
): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    answer(response, request.headers.authorization);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  // A server that listens on a port has an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
