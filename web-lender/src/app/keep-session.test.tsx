import { pass, settled } from "@tieout/web-portal/testing/clock";
import { afterEach, describe, expect, it, vi } from "vitest";
import { somebodyIsLoggedIn } from "../testing/a-session.ts";
import { render } from "../testing/render.tsx";
import { useKeepSession } from "./keep-session.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("useKeepSession", () => {
  it.each([1_800, 86_400])(
    "slides a session of %i seconds once half of it is over, for who was there (P-T11, P-K6, S-K19, X-1)",
    async (slidingSeconds) => {
      const slid = await kept({ slidingSeconds, absoluteSeconds: 2 * 86_400 });

      window.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
      await pass(slidingSeconds / 2 - 15);
      expect(slid).toHaveLength(0);
      await pass(15);

      expect(slid).toHaveLength(1);
    },
  );

  it("looks every 15 seconds whether somebody was there (P-T10, P-K5, S-K18)", async () => {
    const slid = await kept({ slidingSeconds: 200 });
    window.dispatchEvent(new Event("pointerdown"));

    // Half is over at 100 seconds, and the next check is the seventh.
    await pass(104);
    expect(slid).toHaveLength(0);
    await pass(1);

    await settled(() => slid.length === 1);
  });

  it("slides for nobody who isn't there, however often it looks", async () => {
    const slid = await kept({ slidingSeconds: 1_800 });

    await pass(1_700);

    expect(slid).toHaveLength(0);
  });

  it.each([
    { slidingSeconds: 200, absoluteSeconds: 900, end: "sliding-window-expired", after: 140 },
    { slidingSeconds: 900, absoluteSeconds: 200, end: "timed-out", after: 140 },
    { slidingSeconds: 30, absoluteSeconds: 900, end: "sliding-window-expired", after: 0.1 },
  ])(
    "ends by $end after $after seconds, a minute before the server ends it (P-T7, P-K3)",
    async (one) => {
      const onEnd = vi.fn();
      await kept(one, onEnd);

      await pass(one.after - 0.09);
      expect(onEnd).not.toHaveBeenCalled();
      await pass(0.09);

      await settled(() => onEnd.mock.calls.length > 0);
      expect(onEnd).toHaveBeenCalledExactlyOnceWith(one.end);
    },
  );

  it("holds its timers still for five seconds after a login (P-T2, P-K4)", async () => {
    window.sessionStorage.setItem("tieout.session.begun", new Date().toISOString());
    const onEnd = vi.fn();
    await kept({ slidingSeconds: 60.1 }, onEnd);

    await pass(4.5);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(0.5);

    await settled(() => onEnd.mock.calls.length > 0);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith("sliding-window-expired");
  });
});

/** Returns each time the session slid. */
async function kept(
  lifetimes: Parameters<typeof somebodyIsLoggedIn>[0],
  onEnd: () => void = () => {},
) {
  vi.useFakeTimers();
  const slid = somebodyIsLoggedIn(lifetimes);
  render(<Kept onEnd={onEnd} />);
  await settled(() => window.sessionStorage.getItem("tieout.session.ends") !== null);
  return slid;
}

function Kept({ onEnd }: { readonly onEnd: () => void }) {
  useKeepSession(onEnd);
  return null;
}
