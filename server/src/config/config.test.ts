import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { ConfigError, type Environment, readConfig } from "./config.ts";

const environment: Environment = {
  DATABASE_URL: "postgres://app:secret@db.lender.com/tieout",
  KEY_RING: `2026:${randomBytes(32).toString("base64")}`,
  PORT: "4000",
  CALLBACK_ORIGIN: "https://callback.lender.com/",
  TRUSTED_PROXIES: "10.0.0.0/8, 127.0.0.1",
};
const names = [
  "databaseUrl",
  "keyRing",
  "port",
  "callbackOrigin",
  "trustedProxies",
  "host",
] as const;

describe("readConfig", () => {
  test("reads what is asked for, and fills in what may be left out", () => {
    expect(readConfig(environment, names)).toEqual({
      databaseUrl: environment.DATABASE_URL,
      keyRing: environment.KEY_RING,
      port: 4000,
      callbackOrigin: "https://callback.lender.com",
      trustedProxies: ["10.0.0.0/8", "127.0.0.1"],
      host: "127.0.0.1",
      production: false,
    });
  });

  test("names all that is missing or wrong at once, with what to do and no value", () => {
    const wrong = { ...environment, DATABASE_URL: undefined, PORT: "hunter2", KEY_RING: "hunter2" };

    const read = () => readConfig(wrong, names);

    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/DATABASE_URL is missing: set it to the PostgreSQL address/);
    expect(read).toThrow(/PORT can't be read/);
    expect(read).toThrow(/KEY_RING can't be read.*openssl/);
    expect(read).not.toThrow(/hunter2/);
  });

  test.for([
    ["DATABASE_URL", "postgres://app@127.0.0.1/tieout"],
    ["DATABASE_URL", "postgres://app@localhost/tieout"],
    ["CALLBACK_ORIGIN", "http://copperfield.localhost:4000"],
  ])("refuses in production a %s of %s", ([variable = "", value]) => {
    const sandbox = { ...environment, [variable]: value };

    expect(() => readConfig({ ...sandbox, NODE_ENV: "production" }, names)).toThrow(
      `${variable} names a sandbox`,
    );
    expect(readConfig(sandbox, names).production).toBe(false);
  });

  test("takes whole seconds within bounds for a stop, and has usual ones", () => {
    const read = (seconds?: string) =>
      readConfig({ DRAIN_SECONDS: seconds }, ["drainSeconds", "finishSeconds"]);

    expect(read()).toMatchObject({ drainSeconds: 10, finishSeconds: 15 });
    expect(read("0").drainSeconds).toBe(0);
    for (const wrong of ["-1", "601", "1.5", "soon", "1e2"]) {
      expect(() => read(wrong)).toThrow(/DRAIN_SECONDS can't be read/);
    }
  });
});
