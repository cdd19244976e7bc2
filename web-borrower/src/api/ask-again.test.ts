import { describe, expect, it } from "vitest";
import { problem } from "../testing/answers.ts";
import { askAgainIn } from "./ask-again.ts";

const answered = { error: null, dataUpdatedAt: 10_000, errorUpdatedAt: 0 };

describe("askAgainIn", () => {
  it("asks as often as usual while there are answers", () => {
    expect(askAgainIn(answered, 2_000)).toBe(2_000);
  });

  it.each([
    { silent: 500, next: 2_000 },
    { silent: 4_000, next: 4_000 },
    { silent: 8_000, next: 8_000 },
    { silent: 600_000, next: 30_000 },
  ])("pauses $next ms after $silent ms of silence", ({ silent, next }) => {
    const error = problem(503, "unreachable");

    expect(askAgainIn({ ...answered, error, errorUpdatedAt: 10_000 + silent }, 2_000)).toBe(next);
  });

  it.each([401, 404])("gives up on %d, which asking again doesn't mend", (status) => {
    expect(askAgainIn({ ...answered, error: problem(status, "gone") }, 2_000)).toBe(false);
  });
});
