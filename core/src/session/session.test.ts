import { describe, expect, it } from "vitest";
import {
  activityCheckMilliseconds,
  nextSessionEvent,
  nextWarning,
  quietAfterLogin,
  secondsUntil,
  sessionEnd,
  shouldRefresh,
} from "./session.ts";

describe("nextSessionEvent", () => {
  it("is a minute before the earlier end, and says which (P-T7, P-K3)", () => {
    expect(nextSessionEvent(times("10:30", "10:20"), at("10:00"))).toEqual({
      event: "sliding-window-expired",
      inMilliseconds: 19 * 60_000,
    });
    expect(nextSessionEvent(times("10:10", "10:20"), at("10:00"))).toEqual({
      event: "timed-out",
      inMilliseconds: 9 * 60_000,
    });
  });

  it("is due at once after a laptop has slept through it: the wait is never under 100 ms (P-T7, P-K3)", () => {
    expect(nextSessionEvent(times("10:30", "10:20"), at("14:00")).inMilliseconds).toBe(100);
  });
});

describe("sessionEnd", () => {
  it("is the earlier end from a minute before it, when timers fire (P-T7)", () => {
    const end = (now: string) => sessionEnd(times("10:30", "10:20"), at(now));

    expect([end("10:18"), end("10:19"), end("14:00")]).toEqual([
      undefined,
      "sliding-window-expired",
      "sliding-window-expired",
    ]);
    expect(sessionEnd(times("10:10", "10:20"), at("10:09"))).toBe("timed-out");
  });
});

describe("shouldRefresh", () => {
  it("waits for half the sliding lifetime, and for somebody to be there (P-T11, P-K6)", () => {
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

  it("goes by the server's lifetime, of half an hour or of a day (P-K8)", () => {
    const refreshAfter = (slidingSeconds: number, hours: number) =>
      shouldRefresh({
        now: new Date(at("00:00").getTime() + hours * 3_600_000),
        slidAt: at("00:00"),
        lastInputAt: at("00:01"),
        slidingSeconds,
      });

    expect([refreshAfter(1_800, 0.24), refreshAfter(1_800, 0.25)]).toEqual([false, true]);
    expect([refreshAfter(86_400, 11.9), refreshAfter(86_400, 12)]).toEqual([false, true]);
  });

  it("is asked every 15 seconds (P-K5, S-K18)", () => {
    expect(activityCheckMilliseconds).toBe(15_000);
  });
});

describe("quietAfterLogin", () => {
  it("holds for five seconds (P-T2, P-K4)", () => {
    const login = at("10:00");
    const after = (milliseconds: number) =>
      quietAfterLogin(login, new Date(login.getTime() + milliseconds));

    expect([after(0), after(4_999), after(5_000), after(60_000)]).toEqual([5_000, 1, 0, 0]);
    expect(after(-1)).toBe(0);
  });
});

const at = (time: string) => new Date(`2026-03-15T${time}:00Z`);

const times = (absolute: string, sliding: string) => ({
  absoluteExpiresAt: at(absolute),
  slidingExpiresAt: at(sliding),
});

describe("nextWarning", () => {
  it("comes two minutes before the timer of a usual session fires", () => {
    const times = { absoluteExpiresAt: second("18:00:00"), slidingExpiresAt: second("10:30:00") };

    expect(nextWarning(times, 1_800, second("10:00:00"))).toEqual({
      event: "sliding-window-expired",
      inMilliseconds: 27 * 60_000,
      endsAt: second("10:29:00"),
    });
  });

  it("says which of the ends it is", () => {
    const times = { absoluteExpiresAt: second("10:20:00"), slidingExpiresAt: second("10:20:00") };

    expect(nextWarning(times, 1_800, second("10:00:00")).event).toBe("timed-out");
  });

  it("comes in the last quarter of a short session, after the half at which it slides", () => {
    const times = { absoluteExpiresAt: second("18:00:00"), slidingExpiresAt: second("10:05:00") };

    expect(nextWarning(times, 300, second("10:00:00")).inMilliseconds).toBe(165_000);
  });

  it("is due at once when its time has passed in sleep", () => {
    const times = { absoluteExpiresAt: second("18:00:00"), slidingExpiresAt: second("10:30:00") };

    expect(nextWarning(times, 1_800, second("10:28:30")).inMilliseconds).toBe(0);
  });
});

describe("secondsUntil", () => {
  it("counts whole seconds down to nothing", () => {
    const end = second("10:00:10");

    expect(secondsUntil(end, second("10:00:00"))).toBe(10);
    expect(secondsUntil(end, new Date("2026-03-15T10:00:09.001Z"))).toBe(1);
    expect(secondsUntil(end, second("10:00:10"))).toBe(0);
    expect(secondsUntil(end, second("10:01:00"))).toBe(0);
  });
});

const second = (time: string) => new Date(`2026-03-15T${time}Z`);
