import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { type VendorClientOptions, vendorClient } from "./vendor-client.ts";

describe("vendorClient", () => {
  it("reads JSON with the token it is lent, and asks for what it is told", async () => {
    const vendor = await aVendor((request, response) =>
      response.end(JSON.stringify([request.url, request.headers.authorization])),
    );

    const body = await vendor.get("/books", { from: "2026-01-01", cursor: undefined });

    expect(body).toEqual(["/books?from=2026-01-01", "Bearer token-1"]);
  });

  it.each([
    ["an hour", "3600", 3_600_000],
    ["a date in two hours", "Sun, 15 Mar 2026 11:00:00 GMT", 7_200_000],
    ["more than anybody means", "99999999999", 86_400_000],
  ])(
    "leaves a wait to whoever asks that Retry-After says takes %s",
    async (_case, retryAfter, ms) => {
      const vendor = await aVendor((_request, response) => {
        response.writeHead(503, { "retry-after": retryAfter }).end();
      });

      await expect(vendor.get("/books")).rejects.toMatchObject({
        trouble: "vendor-down",
        retryAfterMs: ms,
      });
      expect([vendor.waits, vendor.count()]).toEqual([[], 1]);
    },
  );

  it.each([
    ["seconds", "7", 7_000],
    ["a minute", "60", 60_000],
  ])("waits as long as Retry-After says in %s", async (_case, retryAfter, waited) => {
    const vendor = await aVendor((_request, response, count) => {
      if (count > 1) return response.end("{}");
      response.writeHead(429, { "retry-after": retryAfter }).end();
    });

    await vendor.get("/books");

    expect([vendor.waits, vendor.count()]).toEqual([[waited], 2]);
  });

  it("waits until the date that Retry-After names", async () => {
    const vendor = await aVendor((_request, response, count) => {
      if (count > 1) return response.end("{}");
      response.writeHead(429, { "retry-after": "Sun, 15 Mar 2026 09:00:20 GMT" }).end();
    });

    await vendor.get("/books");

    expect(vendor.waits).toEqual([20_000]);
  });

  it("renews an expired token once, and goes on with the new one", async () => {
    const vendor = await aVendor((request, response) => {
      if (request.headers.authorization === "Bearer token-2") return response.end('"in"');
      response.writeHead(401).end('{"code":"token_expired"}');
    });

    expect(await vendor.get("/books")).toBe("in");
    expect([vendor.renewals(), vendor.waits]).toEqual([1, []]);
  });

  it.each([
    ["token_expired", 1, "reconnect-needed"],
    ["token_invalid", 0, "reconnect-needed"],
  ])("gives up on %s after %i renewals", async (code, renewals, trouble) => {
    const vendor = await aVendor((_request, response) =>
      response.writeHead(401).end(JSON.stringify({ code })),
    );

    await expect(vendor.get("/books")).rejects.toMatchObject({ trouble });
    expect(vendor.renewals()).toBe(renewals);
  });

  it("backs off from failures, longer each time, and then gives up", async () => {
    const vendor = await aVendor((_request, response) => response.writeHead(503).end("<html>"));

    await expect(vendor.get("/books")).rejects.toMatchObject({ trouble: "vendor-down" });

    expect(vendor.count()).toBe(6);
    for (const [index, waited] of vendor.waits.entries()) {
      expect(waited).toBeGreaterThanOrEqual(500 * 2 ** index);
      expect(waited).toBeLessThanOrEqual(750 * 2 ** index);
    }
    expect(vendor.waits).toHaveLength(5);
  });

  it("gives up on a throttling that doesn't end, as such", async () => {
    const vendor = await aVendor((_request, response) => response.writeHead(429).end());

    await expect(vendor.get("/books")).rejects.toMatchObject({ trouble: "throttled" });
  });

  it("comes back from a cut connection", async () => {
    const vendor = await aVendor((request, response, count) => {
      if (count > 1) return response.end("1");
      request.socket.destroy();
    });

    expect(await vendor.get("/books")).toBe(1);
  });

  it("gives up on a package that never answers", async () => {
    const vendor = await aVendor(() => undefined, { timeoutMs: 50, attempts: 3 });

    await expect(vendor.get("/books")).rejects.toMatchObject({ trouble: "vendor-down" });
    expect(vendor.waits).toHaveLength(2);
  });

  it.each([
    ["403", 403, "{}", "not-permitted"],
    ["404", 404, "{}", "bad-data"],
    ["HTML with 200", 200, "<html>", "bad-data"],
    ["half of its JSON", 200, '{"accounts":[', "bad-data"],
    ["nothing", 200, "", "bad-data"],
    ["too many bytes", 200, `"${"x".repeat(1_000)}"`, "bad-data"],
  ])("takes %s for an answer, at once", async (_case, status, text, trouble) => {
    const vendor = await aVendor((_request, response) => response.writeHead(status).end(text), {
      maxBytes: 1_000,
    });

    await expect(vendor.get("/books")).rejects.toMatchObject({ trouble });
    expect([vendor.count(), vendor.waits]).toEqual([1, []]);
  });

  it("takes no more than 16 MiB for an answer, unless told otherwise", async () => {
    const longest = 16 * 2 ** 20;
    const vendor = await aVendor((request, response) => {
      const length = request.url === "/fits" ? longest : longest + 1;
      response.end(`"${"x".repeat(length - 2)}"`);
    });

    expect(await vendor.get("/fits")).toHaveLength(longest - 2);
    await expect(vendor.get("/books")).rejects.toMatchObject({
      trouble: "bad-data",
      message: "The package sent more than 16777216 bytes.",
    });
  });

  it("stops reading what is sent without end", async () => {
    const vendor = await aVendor(
      (_request, response) => {
        const timer = setInterval(() => response.write("x".repeat(10_000)), 1);
        response.on("close", () => clearInterval(timer));
      },
      { maxBytes: 100_000 },
    );

    await expect(vendor.get("/books")).rejects.toMatchObject({ trouble: "bad-data" });
  });

  it.each([
    ["lists", "[],"],
    ["objects", "{},"],
    ["numbers", "1,"],
    ["lists in lists", "["],
  ])("reads no more %s than a report has, however few bytes they are", async (_case, value) => {
    const vendor = await aVendor((_request, response) =>
      response.end(`[${value.repeat(2_000_001)}`),
    );

    await expect(vendor.get("/books")).rejects.toMatchObject({
      trouble: "bad-data",
      message: "The package sent more than 2000000 values.",
    });
  });

  it.each(["http://elsewhere.test/books", "//elsewhere.test/books", "http://127.0.0.1:1/"])(
    "takes its token nowhere else: %s",
    async (address) => {
      const vendor = await aVendor((_request, response) => response.end("{}"));

      await expect(vendor.get(address)).rejects.toMatchObject({ trouble: "bad-data" });
      expect(vendor.count()).toBe(0);
    },
  );

  it("follows no redirect", async () => {
    const vendor = await aVendor(
      (_request, response) => response.writeHead(302, { location: "http://elsewhere.test/" }).end(),
      { attempts: 1 },
    );

    await expect(vendor.get("/books")).rejects.toMatchObject({ name: "ConnectorError" });
  });

  it("puts no token into what it throws", async () => {
    const lent: unknown[] = [];
    const vendor = await aVendor((request, response) => {
      lent.push(request.headers.authorization);
      response.writeHead(401).end();
    });

    const fault = await vendor.get("/books").catch((thrown: unknown) => thrown);

    expect(lent[0]).toBe("Bearer token-1");
    expect(fault).toMatchObject({ name: "ConnectorError" });
    expect(inspect(fault, { depth: null, showHidden: true })).not.toMatch(/token-\d/);
  });
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

type Answer = (...of: [...Parameters<RequestListener>, count: number]) => unknown;

async function aVendor(answer: Answer, over: Partial<VendorClientOptions> = {}) {
  const waits: number[] = [];
  let [count, renewals] = [0, 0];
  const server = createServer((request, response) => {
    count += 1;
    answer(request, response, count);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const get = vendorClient({
    origin: `http://127.0.0.1:${port}`,
    access: {
      token: async () => `token-${renewals + 1}`,
      renewed: async () => `token-${++renewals + 1}`,
    },
    wait: async (ms) => waits.push(ms),
    now: () => new Date("2026-03-15T09:00:00Z"),
    ...over,
  });
  return { get, waits, count: () => count, renewals: () => renewals };
}
