import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { begun, ended, idle } from "./busy-state.ts";
import { AnimatedEllipsis, WorkingIndicator } from "./working-indicator.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  motionIs({ unwanted: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const motionIs = ({ unwanted }: { readonly unwanted: boolean }) =>
  vi.stubGlobal("matchMedia", () => ({ matches: unwanted }));
const entry = { what: "GET /api/users", outcome: "200", milliseconds: 5 };

describe("the busy state", () => {
  it("counts what is waited for, and never below none (P-T20, S-T37)", () => {
    expect(begun(begun(idle)).count).toBe(2);
    expect(ended(begun(begun(idle)), entry).count).toBe(1);
    expect(ended(ended(idle, entry), entry).count).toBe(0);
  });

  it("remembers the last 50 (P-T21, P-K16, S-T37)", () => {
    let state = idle;
    for (let turn = 0; turn < 60; turn += 1) {
      state = ended(begun(state), { ...entry, milliseconds: turn });
    }

    expect(state.history).toHaveLength(50);
    expect(state.history.at(0)?.milliseconds).toBe(10);
    expect(state.history.at(-1)?.milliseconds).toBe(59);
  });
});

describe("WorkingIndicator", () => {
  it("appears after a second of work, and goes with it (P-T22, P-K17, S-U33, S-K10)", () => {
    const { rerender } = render(<WorkingIndicator busy label="Working" />);

    pass(999);
    expect(screen.getByRole("status")).toHaveTextContent("");
    pass(1);
    expect(screen.getByRole("status")).toHaveTextContent("Working");

    rerender(<WorkingIndicator busy={false} label="Working" />);
    expect(screen.getByRole("status")).toHaveTextContent("");
    rerender(<WorkingIndicator busy label="Working" />);
    pass(999);
    expect(screen.getByRole("status")).toHaveTextContent("");
  });
});

describe("AnimatedEllipsis", () => {
  it("has one dot more each half second, up to three (P-K18)", () => {
    const { container } = render(<AnimatedEllipsis />);
    const seen = [container.textContent];
    for (let tick = 0; tick < 5; tick += 1) {
      pass(500);
      seen.push(container.textContent);
    }

    expect(seen).toEqual(["", ".", "..", "...", "", "."]);
  });

  it("stands still for who wants no motion", () => {
    motionIs({ unwanted: true });
    const { container } = render(<AnimatedEllipsis />);

    pass(1_700);
    expect(container.textContent).toBe("...");
  });
});
