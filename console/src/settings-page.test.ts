import { existsSync, readFileSync } from "node:fs";
import { appSettings } from "@tieout/core/tenant/app-settings";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);

describe("docs/settings.md", () => {
  it("has each setting in one row, and no others", () => {
    const named = rows().flatMap(([names = ""]) => names.split(", "));

    expect(named.toSorted()).toEqual(Object.keys(appSettings).toSorted());
  });

  it("names a test for each that is honoured, and none that isn't there", () => {
    for (const [names, , honoured, tests = ""] of rows()) {
      const files = [...tests.matchAll(/([\w-]+) `([^`]+)`/g)];

      expect([names, files.length > 0]).toEqual([names, !honoured?.startsWith("waiting")]);
      for (const [, room, path] of files) {
        expect([path, existsSync(new URL(`${room}/src/${path}`, root))]).toEqual([path, true]);
      }
    }
  });
});

/** The table's rows, by their cells. */
function rows(): string[][] {
  const page = readFileSync(new URL("docs/settings.md", root), "utf8");
  const [, ...found] = page.split("\n").filter((line) => /^\| \w/.test(line));
  return found.map((line) => line.slice(2, -2).split(" | "));
}
