import { randomBytes } from "node:crypto";
import { describe, expect } from "vitest";
import { newTenant } from "../database/testing/tenant.ts";
import { test } from "../database/testing/test-database.ts";
import { parseKeyRing } from "./key-ring.ts";
import { sealer } from "./sealer.ts";

const place = { purpose: "connection", id: "c1" };

describe("sealer", () => {
  test("opens what it sealed, in the same place alone", async ({ tenant }) => {
    const { forTenant } = sealer(aRing("now"));
    const sealed = await tenant.tx(async (db) => (await forTenant(db)).seal(place, "a token"));

    const own = await tenant.tx(forTenant);

    expect(own.open(place, sealed).toString()).toBe("a token");
    expect(sealed.toString("latin1")).not.toContain("a token");
    expect(() => own.open({ ...place, id: "c2" }, sealed)).toThrow();
    expect(() => own.open({ ...place, purpose: "shared-link" }, sealed)).toThrow();
  });

  test("opens nothing of another tenant's", async ({ pool, tenant }) => {
    const { forTenant } = sealer(aRing("now"));
    const stranger = await newTenant(pool);
    const sealed = (await tenant.tx(forTenant)).seal(place, "a token");

    const theirs = await stranger.tx(forTenant);

    expect(() => theirs.open(place, sealed)).toThrow("has no data key");
  });

  test("notices a changed bit", async ({ tenant }) => {
    const own = await tenant.tx(sealer(aRing("now")).forTenant);
    const sealed = own.seal(place, "a token");

    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;

    expect(() => own.open(place, sealed)).toThrow();
  });

  test("still opens after the ring got a new key, and not without the old one", async ({
    tenant,
  }) => {
    const [old, fresh] = [aKey("2025"), aKey("2026")];
    const sealed = (await tenant.tx(sealer(parseKeyRing(old)).forTenant)).seal(place, "a token");

    const turned = await tenant.tx(sealer(parseKeyRing(`${fresh},${old}`)).forTenant);

    expect(turned.open(place, sealed).toString()).toBe("a token");
    await expect(tenant.tx(sealer(parseKeyRing(fresh)).forTenant)).rejects.toThrow("no key 2025");
  });
});

describe("parseKeyRing", () => {
  test.each(["", "2026", "2026:c2hvcnQ=", ":AAAA"])("refuses %j", (text) => {
    expect(() => parseKeyRing(text)).toThrow("name:base64");
  });
});

const aKey = (name: string) => `${name}:${randomBytes(32).toString("base64")}`;
const aRing = (name: string) => parseKeyRing(aKey(name));
