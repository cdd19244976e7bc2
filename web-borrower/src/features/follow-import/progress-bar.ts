import { useEffect, useReducer } from "react";
import type { ImportStatus, ImportStep, StepName } from "../../api/import-status.ts";

export interface ProgressBar {
  /** 0 to 2; 3 when all are done. */
  readonly step: number;
  /** 0 to 100. */
  readonly percent: number;
  /** Steps done, as the server reports. */
  readonly reached: number;
  readonly outcome: Outcome;
  /** Milliseconds since the outcome was shown. */
  readonly waited: number;
}

type Outcome = "Pending" | "Success" | "Error";

export interface Report {
  readonly reached: number;
  readonly outcome: Outcome;
}

export type BarEvent =
  | ({ readonly type: "reported" } & Report)
  | { readonly type: "passed"; readonly milliseconds: number };

/** An import that is already over is shown without a wait. */
export function startBar({ reached, outcome }: Report): ProgressBar {
  const isOver = outcome !== "Pending";
  return { step: reached, percent: 0, reached, outcome, waited: isOver ? wait : 0 };
}

/** Moves 5% of a step every 100 ms (D-15), stops at 95% of the reported step, and never goes back. */
export function moveBar(bar: ProgressBar, event: BarEvent): ProgressBar {
  switch (event.type) {
    case "reported":
      return report(bar, event);
    case "passed":
      return bar.outcome === "Pending"
        ? advance(bar, event.milliseconds)
        : { ...bar, waited: Math.min(wait, bar.waited + event.milliseconds) };
  }
}

/** True after the outcome was shown for 4 s. */
export const isOver = ({ outcome, waited }: ProgressBar) => outcome !== "Pending" && waited >= wait;

function report(bar: ProgressBar, { reached, outcome }: Report): ProgressBar {
  if (bar.outcome !== "Pending") return bar;
  if (outcome === "Success") return { ...bar, step: 3, percent: 0, reached: 3, outcome };

  const further = Math.max(bar.reached, reached);
  return further === bar.reached && outcome === bar.outcome
    ? bar
    : { ...bar, reached: further, outcome };
}

function advance(bar: ProgressBar, milliseconds: number): ProgressBar {
  const travelled = bar.percent + milliseconds * speed;
  const passed = Math.min(Math.floor(travelled / 100), bar.reached - bar.step);
  const step = bar.step + passed;
  const percent = Math.min(travelled - passed * 100, step === bar.reached ? stop : 100);
  return step === bar.step && percent === bar.percent ? bar : { ...bar, step, percent };
}

/** Percent of a step per millisecond. */
const speed = 5 / 100;
const stop = 95;
const wait = 4_000;

/** Moved by the clock until there is an outcome. */
export function useProgressBar(status: ImportStatus): ProgressBar {
  const reached = stepsBehind(status);
  const { outcome } = status;
  const [bar, move] = useReducer(moveBar, { reached, outcome }, startBar);
  const runs = !isOver(bar);

  useEffect(() => move({ type: "reported", reached, outcome }), [reached, outcome]);
  useEffect(() => {
    if (!runs) return;
    let before = performance.now();
    const timer = window.setInterval(() => {
      const now = performance.now();
      move({ type: "passed", milliseconds: now - before });
      before = now;
    }, 100);
    return () => window.clearInterval(timer);
  }, [runs]);

  return bar;
}

/** The three steps a borrower sees. */
const visibleSteps = ["connecting", "reading", "sending"] as const;
export type VisibleStep = (typeof visibleSteps)[number];

const parts: Record<VisibleStep, readonly StepName[]> = {
  connecting: ["company", "accounts", "trial-balances"],
  reading: ["journal-lines", "receivables", "payables", "parties", "vendor-statements"],
  sending: ["load", "statements", "checks", "workbooks"],
};

/**
 * The server's steps that make up a visible one, in order; a step that isn't needed is left out.
 */
export const partsOf = ({ steps }: ImportStatus, visible: VisibleStep): readonly ImportStep[] =>
  parts[visible].flatMap((name) => steps.find(({ step }) => step === name) ?? []);

/** Done steps of the three, as the server reports. */
export function stepsBehind(status: ImportStatus): number {
  if (status.outcome === "Success") return visibleSteps.length;
  // An import that no worker has taken up yet has no steps.
  if (status.steps.length === 0) return 0;

  const first = visibleSteps.findIndex((visible) =>
    partsOf(status, visible).some(({ state }) => state !== "done"),
  );
  return first === -1 ? visibleSteps.length - 1 : first;
}
