import { existsSync, readFileSync } from "node:fs";
import {
  type AppSetting,
  type AppSettingDocs,
  type AppSettingName,
  appSettingDocs,
  appSettings,
  isAppSettingName,
} from "@tieout/core/tenant/app-settings";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const names = Object.keys(appSettings).filter(isAppSettingName);

describe("docs/settings.md", () => {
  // `npx vitest run console/src/settings-page.test.ts -u` rewrites the table.
  it("has each setting in one row, as core describes it", async () => {
    const page = new URL("docs/settings.md", root);
    const [before = "", after = ""] = readFileSync(page, "utf8").split(
      /(?<=\| --- \|\n)(?:\|.*\n)+/,
    );

    await expect(`${before}${names.map(rowOf).join("")}${after}`).toMatchFileSnapshot(
      page.pathname,
    );
  });

  it.each(names)("names a test for %s if it's honoured, and none that isn't there", (name) => {
    const { honoured, tests } = appSettingDocs[name];

    expect(tests.length > 0).toBe(!honoured.startsWith("waiting"));
    expect(tests.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });
});

function rowOf(name: AppSettingName): string {
  const { usual }: AppSetting = appSettings[name];
  const { usually = `${usual ?? "none"}`, honoured, tests }: AppSettingDocs = appSettingDocs[name];
  const cells = [name, usually, honoured, tests.map(testOf).join(", ")];
  return `| ${cells.join(" | ")} |\n`.replace("|  |", "| |");
}

/** The page writes a path as the room, then the path in its src. */
function testOf(path: string): string {
  const [room, , ...rest] = path.split("/");
  return `${room} \`${rest.join("/")}\``;
}
