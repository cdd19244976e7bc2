import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import { periodQuestion } from "./file-period.ts";

const asked = { from: "2024-01-01" as Day, upTo: "2026-09-30" as Day };
const file = { from: "2026-01-01" as Day, upTo: "2026-06-30" as Day };
const eve = "2025-12-31" as Day;

describe("periodQuestion", () => {
  it("asks about all months that differ", () => {
    const question = periodQuestion(asked, file);

    expect(question).toMatchObject({ asked, covered: file });
    expect(question?.differences.map(({ code }) => code)).toEqual(["ends-earlier", "starts-later"]);
  });

  it("asks for no months before the books began, and for none before typed openings either way", () => {
    const began = periodQuestion(asked, { ...file, openings: { on: eve, from: "began" } });
    const typed = periodQuestion(asked, { ...file, openings: { on: eve, from: "sender" } });

    expect(began?.differences.map(({ code }) => code)).toEqual(["ends-earlier"]);
    expect(typed?.differences).toHaveLength(2);
  });

  it("asks nothing of the months asked for, of a file without days, or where no period was asked for", () => {
    expect(periodQuestion(asked, asked)).toBeUndefined();
    expect(periodQuestion(asked, {})).toBeUndefined();
    expect(periodQuestion(undefined, file)).toBeUndefined();
  });
});
