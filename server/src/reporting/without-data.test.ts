import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newSecret } from "../sealing/secrets.ts";
import { framesOf, withoutData } from "./without-data.ts";

describe("withoutData", () => {
  test("leaves the words", () => {
    for (const words of [
      "Failed to fetch dynamically imported module",
      "Cannot read properties of undefined (reading …)",
      "ERR_STREAM_PREMATURE_CLOSE",
      "duplicate key value violates unique constraint",
      "NotFoundError: removeChild on Node",
      "connect ECONNREFUSED",
      "GET /api/Entities/query",
    ]) {
      expect(withoutData(words)).toBe(words);
    }
    expect(withoutData('Unexpected token "<", "<html>…" is not JSON')).not.toContain("html");
  });

  test.for([
    ["an address", "mail to rosa@tidewater.test failed", "mail to @ failed"],
    ["an escaped address", "to rosa%40tidewater.test", "@"],
    ["an amount", "1,240.50 is too much", "# is too much"],
    ["an account", "account 0012345678", "account #"],
    ["a code", "callback?code=abc&state=def", "callback"],
    ["a fragment", "/linked#abcDEF", "/linked"],
    ["a cookie", "__Host-session=abc; other", "__Host-session=…; other"],
    ["a token", "Authorization: Bearer abc.def", "Authorization: Bearer …"],
    ["an address with a user", "postgres://app:secret@db/tieout", "@"],
  ])("takes out %s", ([, text = "", left = ""]) => {
    expect(withoutData(text)).toContain(left);
    expect(withoutData(text)).not.toMatch(/rosa|1,240|0012|abc|def|secret@/);
  });

  test("leaves what it has been through once", () => {
    const text = withoutData("1240.50 of 'Tidewater' in /a/b?c=d isn't whole, x=1");
    expect(withoutData(text)).toBe(text);
  });
});

describe("framesOf", () => {
  test("reads Chromium's, Firefox's and Node's", () => {
    expect(framesOf("load@https://a.test/assets/app.js:3:9\nsecret")).toBe(
      "load /assets/app.js:3:9",
    );
    expect(framesOf("Error: secret 9\n    at https://a.test/app.js:1:2")).toBe("/app.js:1:2");
    expect(framesOf("Error: 9\n    at run (file:///app/dist/main.js:1:2)")).toBe(
      "run /app/dist/main.js:1:2",
    );
    expect(framesOf("    at async Object.load (https://a.test/assets/index-Bk2_x-Q9.js:1:2)")).toBe(
      "Object.load /assets/index-Bk2_x-Q9.js:1:2",
    );
  });
});

describe("a secret", () => {
  test("leaves nothing of itself, however it's written and wherever it stands", () => {
    fc.assert(
      fc.property(aSecret, aWriting, aPlace, (secret, write, place) => {
        const text = place(write(secret));
        for (const left of [withoutData(text), framesOf(text)]) {
          expect([text, piecesIn(left, secret)]).toEqual([text, []]);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

/** A secret that grants access, such as a link's. */
const aSecret = fc.oneof(
  fc.constant(undefined).map(() => newSecret().secret),
  fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString("base64url")),
  fc
    .uint8Array({ minLength: 48, maxLength: 48 })
    .map((bytes) => `eyJ${Buffer.from(bytes).toString("base64url")}`),
);

const escaped = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");

type Writing = (secret: string) => string;

const aWriting = fc.constantFrom<Writing>(
  (secret) => secret,
  (secret) => secret.toUpperCase(),
  (secret) => secret.toLowerCase(),
  escaped,
  (secret) => escaped(escaped(secret)),
  (secret) =>
    [...secret].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""),
  (secret) => `${secret.slice(0, 20)}\n${secret.slice(20)}`,
  (secret) => `${secret.slice(0, 20)}\r\n    ${secret.slice(20)}`,
  (secret) => `${secret.slice(0, 20)}\\n${secret.slice(20)}`,
  (secret) => [...secret].join("\u200b"),
  (secret) => JSON.stringify({ secret }),
  (secret) => JSON.stringify(JSON.stringify({ secret })),
);

const aPlace = fc.constantFrom<Writing>(
  (secret) => secret,
  (secret) => `Error: ${secret} isn't good`,
  (secret) => `https://share.lender.test/linked#${secret}`,
  (secret) => `https://share.lender.test/linked/${secret}/on`,
  (secret) => `https://lender.test/callback?state=${secret}&code=${secret}`,
  (secret) => `Bearer ${secret}`,
  (secret) => `__Host-link=${secret}; Path=/`,
  (secret) => `at load (https://a.test/${secret}:1:2)`,
  (secret) => `at ${secret} (https://a.test/app.js:1:2)`,
  (secret) => `at load (https://a.test/app.js#${secret}:1:2)`,
  (secret) => `${secret}@https://a.test/assets/${secret}.js:3:9`,
  (secret) => `at load (https://a.test/assets/index-${secret}.js:1:2)`,
  (secret) => `(${secret})`,
  (secret) => `rosa+${secret}@tidewater.test`,
);

/** Parts of a secret that are long enough to be of use. */
function piecesIn(text: string, secret: string): string[] {
  const plain = text.toLowerCase().replaceAll(/\s/g, "");
  const length = 12;
  return Array.from({ length: secret.length - length + 1 }, (_, i) =>
    secret.slice(i, i + length).toLowerCase(),
  ).filter((piece) => plain.includes(piece));
}
