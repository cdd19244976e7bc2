import { expect, it } from "vitest";
import { backupsUntil, deletedBefore, purgedAfter } from "./workspace.ts";

const now = new Date("2026-03-15T09:00:00Z");

it("keeps a deleted workspace for 30 days, and backups of it for 35 more", () => {
  expect(purgedAfter(now)).toEqual(new Date("2026-04-14T09:00:00Z"));
  expect(deletedBefore(purgedAfter(now))).toEqual(now);
  expect(backupsUntil(purgedAfter(now))).toEqual(new Date("2026-05-19T09:00:00Z"));
});
