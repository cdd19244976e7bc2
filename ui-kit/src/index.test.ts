import { expect, it } from "vitest";
import * as kit from "./index.ts";

const folders = import.meta.glob<object>("./*/index.ts", { eager: true });
const isComponentOrHook = (name: string) => /^([A-Z]|use[A-Z])/.test(name);

it("offers every folder's components and hooks from one place", () => {
  const offered = Object.values(folders).flatMap((folder) => Object.keys(folder));
  const meant = offered.filter(isComponentOrHook);

  expect(meant).toContain("Button");
  expect(meant.filter((name) => !(name in kit))).toEqual([]);
});
