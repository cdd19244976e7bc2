import { expect, it } from "vitest";
import { importing } from "../testing/answers.ts";
import { followedImport } from "./import-status.ts";

const { refetchInterval } = followedImport({ workspaceId: "1", financialRecordId: "2" });
const asked = { error: null, dataUpdatedAt: 10_000, errorUpdatedAt: 0 };

it.each([
  ["Pending", 2_000],
  ["Success", false],
  ["Error", false],
] as const)("an import is asked after until there is an outcome: %s", (outcome, next) => {
  expect(refetchInterval({ state: { ...asked, data: importing({ outcome }) } })).toBe(next);
});
