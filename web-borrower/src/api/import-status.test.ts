import { describe, expect, it } from "vitest";
import { importing, problem } from "../testing/answers.ts";
import { askAgainIn } from "./import-status.ts";

const pending = { data: importing(), error: null, dataUpdatedAt: 10_000, errorUpdatedAt: 0 };

describe("askAgainIn", () => {
  it("asks every 2 s while there is no outcome", () => {
    expect(askAgainIn(pending)).toBe(2_000);
  });

  it.each(["Success", "Error"] as const)("never asks again after the outcome %s", (outcome) => {
    expect(askAgainIn({ ...pending, data: importing({ outcome }) })).toBe(false);
  });

  it.each([
    { silent: 500, next: 2_000 },
    { silent: 4_000, next: 4_000 },
    { silent: 8_000, next: 8_000 },
    { silent: 600_000, next: 30_000 },
  ])("pauses $next ms after $silent ms of silence", ({ silent, next }) => {
    const error = problem(503, "unreachable");

    expect(askAgainIn({ ...pending, error, errorUpdatedAt: 10_000 + silent })).toBe(next);
  });

  it.each([401, 404])("gives up on %d, which asking again doesn't mend", (status) => {
    expect(askAgainIn({ ...pending, error: problem(status, "gone") })).toBe(false);
  });
});
