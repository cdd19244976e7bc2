import { describe, expect, it } from "vitest";
import { isQuietAfterLogin, nextSessionEvent, shouldRefresh, slideTo } from "./session.ts";

describe("nextSessionEvent", () => {
  it("is a minute before the earlier end, and says which", () => {
    expect(nextSessionEvent(times("10:30", "10:20"), at("10:00"))).toEqual({
      event: "sliding-window-expired",
      inMilliseconds: 19 * 60_000,
    });
    expect(nextSessionEvent(times("10:10", "10:20"), at("10:00"))).toEqual({
      event: "timed-out",
      inMilliseconds: 9 * 60_000,
    });
  });

  it("is due at once after a laptop has slept through it", () => {
    expect(nextSessionEvent(times("10:30", "10:20"), at("14:00")).inMilliseconds).toBe(100);
  });
});

describe("shouldRefresh", () => {
  it("waits for half the sliding lifetime, and for somebody to be there", () => {
    const refresh = (now: string, lastInputAt?: string) =>
      shouldRefresh({
        now: at(now),
        slidAt: at("10:00"),
        slidingSeconds: 1_800,
        ...(lastInputAt && { lastInputAt: at(lastInputAt) }),
      });

    expect(refresh("10:14", "10:13")).toBe(false);
    expect(refresh("10:15", "10:01")).toBe(true);
    expect(refresh("10:15", "09:59")).toBe(false);
    expect(refresh("10:29")).toBe(false);
  });
});

describe("slideTo", () => {
  it("never goes past the absolute end", () => {
    expect(slideTo(at("10:30"), 1_800, at("09:00"))).toEqual(at("09:30"));
    expect(slideTo(at("10:30"), 1_800, at("10:10"))).toEqual(at("10:30"));
  });
});

describe("isQuietAfterLogin", () => {
  it("holds for five seconds", () => {
    const login = at("10:00");

    expect(isQuietAfterLogin(login, new Date(login.getTime() + 4_999))).toBe(true);
    expect(isQuietAfterLogin(login, new Date(login.getTime() + 5_000))).toBe(false);
  });
});

const at = (time: string) => new Date(`2026-03-15T${time}:00Z`);

const times = (absolute: string, sliding: string) => ({
  absoluteExpiresAt: at(absolute),
  slidingExpiresAt: at(sliding),
});
