import { describe, expect, it } from "vitest";
import { lastPage, workspaceSearch } from "./workspace.ts";

describe("workspaceSearch", () => {
  it("starts with short terms, contains longer ones, and is off without one (P-V11, P-V12, X-16)", () => {
    expect(["", "  ", "ti", " tid ", "🚤🚤"].map(workspaceSearch)).toEqual([
      { match: "all" },
      { match: "all" },
      { match: "starts-with", term: "ti" },
      { match: "contains", term: "tid" },
      { match: "starts-with", term: "🚤🚤" },
    ]);
  });
});

describe("pages", () => {
  it("are the total divided up, rounded up, and at least one (P-V16)", () => {
    expect([0, 1, 25, 26].map((total) => lastPage(total))).toEqual([1, 1, 1, 2]);
  });
});
