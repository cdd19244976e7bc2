import { describe, expect, it } from "vitest";
import {
  isUserCopyThere,
  offersUserCopy,
  userCopyDownloads,
  userCopySeconds,
} from "./submission.ts";

describe("offersUserCopy", () => {
  it("needs whoever asked for the books, and a tenant that hasn't switched it off (S-C9)", () => {
    const offered = (provideUserCopy: boolean, disableProvideUserCopy: boolean) =>
      offersUserCopy({ provideUserCopy, disableProvideUserCopy });

    expect([offered(true, false), offered(true, true), offered(false, false)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("isUserCopyThere", () => {
  it("is so for three days and five downloads", () => {
    const made = new Date("2026-03-15T09:00:00Z");
    const expiresAt = new Date(made.getTime() + userCopySeconds * 1_000);
    const copy = { expiresAt, downloadsLeft: userCopyDownloads };

    expect(isUserCopyThere(copy, new Date("2026-03-18T08:59:59Z"))).toBe(true);
    expect(isUserCopyThere(copy, new Date("2026-03-18T09:00:00Z"))).toBe(false);
    expect(isUserCopyThere({ ...copy, downloadsLeft: 0 }, made)).toBe(false);
    expect(userCopyDownloads).toBe(5);
  });
});
