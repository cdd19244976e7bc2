import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/index.ts";
import { type StatementsRules, statementsGate } from "./submission.ts";

const createdAt = new Date("2026-03-15T09:00:00Z");

describe("statementsGate", () => {
  it("is shut where the tenant has no statements (S-U60, S-C11)", () => {
    expect(gate({ financialStatementsEnabled: false })).toBe("switched-off");
  });

  it("opens only to submissions later than the minimum mapping date (S-V27)", () => {
    const from = (day: string, instant = createdAt) =>
      statementsGate({ createdAt: instant }, rules({ minimumMappingDate: day as Day }), []);

    expect(from("2026-03-16")).toBe("mapping-not-enabled");
    expect(from("2026-03-15", new Date("2026-03-15T00:00:00Z"))).toBe("mapping-not-enabled");
    expect(from("2026-03-15")).toBe("open");
  });

  it("is shut until somebody releases them, but for administrators (S-C11, P-E45)", () => {
    const held = { financialStatementsReleaseEnabled: true };

    expect(gate({ financialStatementsReleaseEnabled: false })).toBe("open");
    expect(gate(held)).toBe("not-released");
    expect(statementsGate({ createdAt }, rules(held), ["Administrator"])).toBe("open");
    expect(statementsGate({ createdAt, releasedAt: createdAt }, rules(held), [])).toBe("open");
  });
});

const rules = (over: Partial<StatementsRules> = {}): StatementsRules => ({
  financialStatementsEnabled: true,
  financialStatementsReleaseEnabled: false,
  ...over,
});

const gate = (over: Partial<StatementsRules>) =>
  statementsGate({ createdAt }, rules(over), ["Default User"]);
