import { describe, expect, test } from "vitest";
import { framesOf, withoutData } from "./without-data.ts";

describe("withoutData", () => {
  test("leaves the words", () => {
    expect(withoutData("Failed to fetch dynamically imported module")).toBe(
      "Failed to fetch dynamically imported module",
    );
    expect(withoutData('Unexpected token "<", "<html>…" is not JSON')).not.toContain("html");
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
  });
});
