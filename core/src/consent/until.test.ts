import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import { endOfUpdates } from "./until.ts";

describe("endOfUpdates", () => {
  it("is the end of that day for whoever is furthest behind", () => {
    expect(endOfUpdates("2027-03-04" as Day).toISOString()).toBe("2027-03-05T12:00:00.000Z");
  });
});
