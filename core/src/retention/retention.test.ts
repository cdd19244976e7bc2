import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  daysLeft,
  deletionAfter,
  deletionAfterNotice,
  deletionAfterWithdrawal,
  endOfRetention,
  nextSweep,
  parseRetention,
  type RetentionPolicy,
  suggestedRetention,
  sweepFrom,
  warnedUpTo,
  withdrawalDays,
  writeRetention,
} from "./retention.ts";

const at = (text: string) => new Date(text);
const day = 86_400_000;

describe("a retention policy", () => {
  it("is read as it's written, and nothing else is one (X-22)", () => {
    expect(parseRetention("7 years")).toEqual(suggestedRetention);
    expect(parseRetention(" 1 year ")).toEqual({ count: 1, unit: "years" });
    expect(parseRetention("18 months")).toEqual({ count: 18, unit: "months" });
    const others = ["", "7", "years", "0 years", "101 years", "-1 days", "7 weeks", "1.5 years"];
    expect(others.map(parseRetention)).toEqual(others.map(() => undefined));
    expect(writeRetention({ count: 1, unit: "months" })).toBe("1 month");
  });

  it("ends on the month's last day where the month is shorter", () => {
    const end = (count: number, unit: RetentionPolicy["unit"], from: string) =>
      endOfRetention({ count, unit }, at(from)).toISOString();

    expect(end(1, "months", "2026-01-31T10:00:00Z")).toBe("2026-02-28T10:00:00.000Z");
    expect(end(1, "years", "2028-02-29T10:00:00Z")).toBe("2029-02-28T10:00:00.000Z");
    expect(end(90, "days", "2026-01-01T10:00:00Z")).toBe("2026-04-01T10:00:00.000Z");
  });

  it("reads whatever it writes", () => {
    const policies = fc.record({
      count: fc.integer({ min: 1, max: 100 }),
      unit: fc.constantFrom("days" as const, "months" as const, "years" as const),
    });
    fc.assert(
      fc.property(policies, (policy) => {
        expect(parseRetention(writeRetention(policy))).toEqual(policy);
      }),
    );
  });
});

describe("a collection's files", () => {
  const policy = { count: 30, unit: "days" } as const;
  const now = at("2026-03-01T09:30:00Z");
  const planned = at("2026-04-01T03:00:00Z");

  it("go when the policy's time is over, counted from the first document or from the books (X-22)", () => {
    expect(deletionAfter("file", undefined, policy, now)).toEqual(planned);
    expect(deletionAfter("file", planned, policy, at("2026-03-20T00:00:00Z"))).toEqual(planned);
    expect(deletionAfter("books", planned, policy, at("2026-03-20T00:00:00Z"))).toEqual(
      at("2026-04-19T03:00:00Z"),
    );
  });

  it("never go earlier because books have come", () => {
    const later = at("2030-01-01T03:00:00Z");

    expect(deletionAfter("books", later, policy, now)).toEqual(later);
  });

  it("are told of seven days before, and stay longer where that would be less notice", () => {
    const warned = at("2026-03-25T03:00:00Z");
    const late = at("2026-03-28T08:00:00Z");

    expect(warnedUpTo(warned)).toEqual(planned);
    expect(deletionAfterNotice(planned, warned)).toEqual(planned);
    expect(deletionAfterNotice(planned, at("2026-03-25T03:04:00Z"))).toEqual(planned);
    expect(deletionAfterNotice(planned, late)).toEqual(at("2026-04-05T03:00:00Z"));
  });

  it("have a week's notice, less an hour, whenever people are told", () => {
    const instants = fc.date({ min: at("2026-01-01"), max: at("2036-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(instants, instants, (one, other) => {
        const left = deletionAfterNotice(sweepFrom(one), other).getTime() - other.getTime();

        expect(left).toBeGreaterThanOrEqual(7 * day - 3_600_000);
      }),
    );
  });

  it("go in the night, each night once", () => {
    expect(sweepFrom(planned)).toEqual(planned);
    expect(nextSweep(planned)).toEqual(at("2026-04-02T03:00:00Z"));
    expect(nextSweep(at("2026-04-01T02:59:00Z"))).toEqual(planned);
    expect([daysLeft(planned, at("2026-03-27T03:00:02Z")), daysLeft(now, planned)]).toEqual([5, 0]);
  });
});

describe("what a borrower has withdrawn", () => {
  it("goes within thirty days, and earlier where that was planned", () => {
    const now = at("2026-03-01T09:30:00Z");
    const soon = at("2026-03-05T03:00:00Z");

    expect(deletionAfterWithdrawal(undefined, now)).toEqual(at("2026-03-30T03:00:00Z"));
    expect(deletionAfterWithdrawal(at("2033-03-01T03:00:00Z"), now)).toEqual(
      at("2026-03-30T03:00:00Z"),
    );
    expect(deletionAfterWithdrawal(soon, now)).toEqual(soon);
  });

  it("has a night to spare within its time, whenever that begins", () => {
    const instants = fc.date({ min: at("2026-01-01"), max: at("2036-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (now) => {
        const days = (deletionAfterWithdrawal(undefined, now).getTime() - now.getTime()) / day;

        expect(days).toBeGreaterThanOrEqual(withdrawalDays - 2);
        expect(days).toBeLessThanOrEqual(withdrawalDays - 1);
      }),
    );
  });
});
