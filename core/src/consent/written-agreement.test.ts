import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import { agreementFault } from "./written-agreement.ts";

const today = "2026-03-15" as Day;

describe("agreementFault", () => {
  it.each([
    { stated: { hasPaper: true }, fault: "undated" },
    { stated: { agreedOn: "2026-03-16" as Day, hasPaper: true }, fault: "later-day" },
    { stated: { agreedOn: today, hasPaper: false }, fault: "without-proof" },
    { stated: { agreedOn: today, note: "  ", hasPaper: false }, fault: "without-proof" },
    { stated: { agreedOn: today, note: "Rosa Delgado", hasPaper: false }, fault: undefined },
    { stated: { agreedOn: today, hasPaper: true }, fault: undefined },
  ])("is $fault for $stated", ({ stated, fault }) => {
    expect(agreementFault(stated, today)).toBe(fault);
  });
});
