import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { saveTenantHost } from "../database/tenant/provision.ts";
import { newTenant } from "../database/testing/tenant.ts";
import { test as databaseTest } from "../database/testing/test-database.ts";
import { newState } from "../sealing/secrets.ts";
import { setCookie } from "./cookies.ts";
import { etag, versionOf } from "./etag.ts";
import { hostFinder } from "./host.ts";
import { clampedOffset } from "./offset.ts";
import { prefixOf, trustedProxies } from "./proxies.ts";

const from = (headers: Readonly<Record<string, string>>, peer = "203.0.113.9", query = {}) => ({
  get: (name: string) => headers[name] ?? "",
  query,
  req: { socket: { remoteAddress: peer } },
});

describe("trusted proxies", () => {
  const { addressOf } = trustedProxies(["10.0.0.0/8", "::1"]);
  const forwarded = {
    host: "inner:8080",
    "x-forwarded-host": "Lender.Test",
    "x-forwarded-proto": "https",
    "x-forwarded-for": "6.6.6.6, 198.51.100.7, 10.1.1.1",
  };

  test("are believed, and nobody before them", () => {
    expect(addressOf(from(forwarded, "::ffff:10.0.0.5"))).toEqual({
      origin: "https://lender.test",
      hostname: "lender.test",
      client: "198.51.100.7",
    });
  });

  test("give an address for the client, or their own where the nearest entry is none", () => {
    const clientOf = (entries: string) =>
      addressOf(from({ ...forwarded, "x-forwarded-for": entries }, "10.0.0.5")).client;

    expect(clientOf("6.6.6.6, 198.51.100.7, ")).toBe("198.51.100.7");
    for (const entries of ["6.6.6.6, unknown", "6.6.6.6, 198.51.100.7:4711", "unknown", ""]) {
      expect(clientOf(entries)).toBe("10.0.0.5");
    }
  });

  test("aren't just anybody", () => {
    expect(addressOf(from(forwarded, "203.0.113.9"))).toEqual({
      origin: "http://inner:8080",
      hostname: "inner",
      client: "203.0.113.9",
    });
    expect(() => trustedProxies(["everywhere"])).toThrow("no network");
  });
});

describe("a host", () => {
  databaseTest(
    "names its tenant; the callback host's state does",
    async ({ owner, pool, tenant }) => {
      const name = `${randomUUID()}.localhost`;
      await saveTenantHost(owner, {
        tenantId: tenant.id,
        kind: "lender",
        origin: `http://${name}:4000`,
        canonical: true,
      });
      const stranger = await newTenant(pool);
      const find = hostFinder({
        pool,
        kind: "lender",
        callbackOrigin: "http://callback.test",
        proxies: trustedProxies([]),
      });
      const { secret } = newState(stranger.id);

      expect(await find(from({ host: `${name}:4000` }))).toEqual({
        tenantId: tenant.id,
        origin: `http://${name}:4000`,
        canonicalOrigin: `http://${name}:4000`,
        known: true,
      });
      expect(await find(from({ host: "nobody.test" }))).toBeUndefined();
      const callback = from({ host: "callback.test" }, "203.0.113.9", { state: secret });
      expect(await find(callback)).toMatchObject({ tenantId: stranger.id, known: true });
      // Elsewhere a state names nobody.
      const elsewhere = from({ host: `${name}:4000` }, "203.0.113.9", { state: secret });
      expect(await find(elsewhere)).toMatchObject({ tenantId: tenant.id });
    },
  );
});

describe("an address prefix", () => {
  test.for([
    ["198.51.100.7", "198.51.100"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1"],
    ["2001:db8::1", "2001:db8:0"],
    ["::1", "0:0:0"],
  ])("of %s is %s", ([address = "", prefix]) => {
    expect(prefixOf(address)).toBe(prefix);
  });
});

describe("small headers", () => {
  test.for([
    ["300", 300],
    ["-840", -840],
    ["9999", 840],
    ["-9999", -840],
    ["", 0],
    ["soon", 0],
  ] as const)("a time zone offset of %j is %d", ([header, offset]) => {
    expect(clampedOffset(header)).toBe(offset);
  });

  test("a version travels as a tag and back", () => {
    expect(versionOf(etag(7))).toBe(7);
    expect([versionOf('W/"7"'), versionOf("*"), versionOf("")]).toEqual([7, undefined, undefined]);
    // Nothing has version 0.
    expect(['"0"', "7", '"seven"', '"6", "7"'].map(versionOf)).toEqual([0, 0, 0, 0]);
  });

  test("a cookie is held to its host, to HTTPS, and out of scripts' reach", () => {
    const now = new Date("2026-03-15T09:00:00Z");
    const expiresAt = new Date("2026-03-15T09:30:00Z");

    expect(setCookie("__Host-a", "b", { now, expiresAt })).toBe(
      "__Host-a=b; Max-Age=1800; Path=/; Secure; HttpOnly; SameSite=Lax",
    );
  });
});
