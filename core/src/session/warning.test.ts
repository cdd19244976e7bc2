import { describe, expect, it } from "vitest";
import { nextWarning, secondsUntil } from "./session.ts";

describe("nextWarning", () => {
  it("comes two minutes before the timer of a usual session fires", () => {
    const times = { absoluteExpiresAt: at("18:00:00"), slidingExpiresAt: at("10:30:00") };

    expect(nextWarning(times, 1_800, at("10:00:00"))).toEqual({
      event: "sliding-window-expired",
      inMilliseconds: 27 * 60_000,
      endsAt: at("10:29:00"),
    });
  });

  it("says which of the ends it is", () => {
    const times = { absoluteExpiresAt: at("10:20:00"), slidingExpiresAt: at("10:20:00") };

    expect(nextWarning(times, 1_800, at("10:00:00")).event).toBe("timed-out");
  });

  it("comes in the last quarter of a short session, after the half at which it slides", () => {
    const times = { absoluteExpiresAt: at("18:00:00"), slidingExpiresAt: at("10:05:00") };

    expect(nextWarning(times, 300, at("10:00:00")).inMilliseconds).toBe(165_000);
  });

  it("is due at once when its time has passed in sleep", () => {
    const times = { absoluteExpiresAt: at("18:00:00"), slidingExpiresAt: at("10:30:00") };

    expect(nextWarning(times, 1_800, at("10:28:30")).inMilliseconds).toBe(0);
  });
});

describe("secondsUntil", () => {
  it("counts whole seconds down to nothing", () => {
    const end = at("10:00:10");

    expect(secondsUntil(end, at("10:00:00"))).toBe(10);
    expect(secondsUntil(end, new Date("2026-03-15T10:00:09.001Z"))).toBe(1);
    expect(secondsUntil(end, at("10:00:10"))).toBe(0);
    expect(secondsUntil(end, at("10:01:00"))).toBe(0);
  });
});

const at = (time: string) => new Date(`2026-03-15T${time}Z`);
