import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BarEvent, isOver, moveBar, type ProgressBar, startBar } from "./progress-bar.ts";

const passed = (milliseconds: number): BarEvent => ({ type: "passed", milliseconds });
const reported = (
  reached: number,
  outcome: "Pending" | "Success" | "Error" = "Pending",
): BarEvent => ({
  type: "reported",
  reached,
  outcome,
});
const after = (events: readonly BarEvent[], from = startBar({ reached: 0, outcome: "Pending" })) =>
  events.reduce(moveBar, from);

describe("moveBar", () => {
  it("advances 5 % of a step every 100 ms (S-U20, S-K12)", () => {
    expect(after([passed(100)])).toMatchObject({ step: 0, percent: 5 });
    expect(after([passed(100), passed(100), passed(100)])).toMatchObject({ step: 0, percent: 15 });
  });

  it("stops at 95 % of the step that the server reports", () => {
    expect(after([passed(60_000)])).toMatchObject({ step: 0, percent: 95 });
  });

  it("passes a step only when the server says so, and then at its own speed", () => {
    const held = after([passed(60_000)]);

    expect(after([reported(1)], held)).toMatchObject({ step: 0, percent: 95 });
    expect(after([reported(1), passed(100)], held)).toMatchObject({ step: 1, percent: 0 });
    expect(after([reported(2), passed(2_100)], held)).toMatchObject({ step: 2, percent: 0 });
  });

  it("stays as it is when nothing is new, so that nothing is drawn again", () => {
    const held = after([passed(60_000)]);

    expect(moveBar(held, passed(100))).toBe(held);
    expect(moveBar(held, reported(0))).toBe(held);
  });

  it("is full at the outcome, and over 4 s later (S-U20, S-K12)", () => {
    const done = after([passed(300), reported(3, "Success")]);

    expect(done).toMatchObject({ step: 3, outcome: "Success" });
    expect(isOver(done)).toBe(false);
    expect(isOver(after([passed(3_999)], done))).toBe(false);
    expect(isOver(after([passed(4_000)], done))).toBe(true);
  });

  it("stands still after an error, and is over 4 s later", () => {
    const failed = after([passed(300), reported(1, "Error")]);

    expect(after([passed(4_000)], failed)).toMatchObject({ step: 0, percent: 15 });
    expect(isOver(after([passed(4_000)], failed))).toBe(true);
  });

  it("waits for nobody where the outcome was there from the start", () => {
    expect(isOver(startBar({ reached: 3, outcome: "Success" }))).toBe(true);
    expect(isOver(startBar({ reached: 1, outcome: "Error" }))).toBe(true);
  });

  it("never goes back, and never passes what the server said", () => {
    const events = fc.array(
      fc.oneof(
        fc.nat(5_000).map(passed),
        fc.nat(2).map((reached) => reported(reached)),
      ),
    );
    fc.assert(
      fc.property(events, (all) => {
        let bar: ProgressBar = startBar({ reached: 0, outcome: "Pending" });
        let said = 0;
        for (const event of all) {
          const next = moveBar(bar, event);
          if (event.type === "reported") said = Math.max(said, event.reached);

          expect(next.step * 100 + next.percent).toBeGreaterThanOrEqual(
            bar.step * 100 + bar.percent,
          );
          expect(next.step * 100 + next.percent).toBeLessThanOrEqual(said * 100 + 95);
          bar = next;
        }
      }),
    );
  });
});
