import { fireEvent, screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shownLines } from "../../testing/alder.ts";
import { showStatement } from "../../testing/show-statement.tsx";

beforeEach(() => {
  // There's no layout here; rows have their positions as styles.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(1200);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("dragging lines", () => {
  it("shows totals before and after while a line is over another section, and moves it there (S-U92)", async () => {
    const { editor } = showStatement();

    pick("Due from owner");
    carryTo("Equity");

    expect(screen.getByText("1420 Due from owner to Equity")).toBeVisible();
    const totals = screen.getByRole("table", { name: /FY 2025/, hidden: true });
    const total = (name: RegExp) => within(totals).getByRole("row", { name, hidden: true });
    expect(total(/Total equity 300\.00 220\.00/)).toBeVisible();
    expect(total(/Total assets 700\.00 620\.00/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    expect(editor.state().dirty).toBe(false);

    letGo();
    expect(shownLines(editor)).toContain("Due from owner (50.00) (80.00)");
    expect(said()).toBe("1420 Due from owner moved to Equity. Total equity 220.00");
    editor.undo();
    expect(editor.state().dirty).toBe(false);
  });

  it("takes the selected lines along, and puts them between others", async () => {
    const { user, editor } = showStatement();
    for (const caption of ["Line of credit", "Shareholder loan"]) await tick(user, caption);

    pick("Shareholder loan");
    carryTo("Retained earnings", { lowerHalf: false });
    expect(screen.getByText("2 lines to Equity")).toBeVisible();
    letGo();

    const captions = shownLines(editor).map((line) => line.replace(/ [—(\d].*/, ""));
    const stock = captions.indexOf("Stock");
    expect(captions.slice(stock, stock + 4)).toEqual([
      ...["Stock", "Line of credit", "Shareholder loan", "Retained earnings"],
    ]);
  });

  it("reorders within a section, and leaves a line where it was", () => {
    const { editor } = showStatement();

    pick("Due from owner");
    carryTo("Prepaid", { lowerHalf: false });
    expect(screen.getByText("1420 Due from owner within Current assets")).toBeVisible();
    expect(screen.queryByRole("table", { hidden: true })).toBeNull();
    letGo();
    expect(editor.state().session.pending).toHaveLength(1);

    pick("Due from owner");
    carryTo("Prepaid", { lowerHalf: false });
    letGo();
    expect(editor.state().session.pending).toHaveLength(1);
  });

  it("moves a section with its lines", () => {
    const { editor } = showStatement();

    pick("Long-term liabilities");
    carryTo("Equity");
    letGo();

    expect(shownLines(editor)).toContain("Total equity 422.00 400.00");
  });

  it("says why lines can't go where cash is, and that cash itself stays (S-U90)", () => {
    const { editor } = showStatement();

    pick("Due from owner");
    carryTo("Checking");
    expect(screen.getByText("Cash, receivables and payables can't be changed.")).toBeVisible();
    letGo();
    expect(said()).toBe("Cash, receivables and payables can't be changed.");

    pick("Retained earnings");
    carryTo("Prepaid");
    letGo();
    expect(said()).toBe("Retained and current earnings stay in equity.");

    pick("Checking");
    carryTo("Prepaid");
    letGo();
    expect(said()).toBe("Cash, receivables and payables can't be changed.");
    expect(editor.state().dirty).toBe(false);
  });
});

const caption = (name: string) =>
  screen.getByRole("rowheader", { name: new RegExp(`^${name}(?: |$)`) });
const said = () => screen.getByRole("status").textContent;

/** Selects a line by its checkbox. */
async function tick(user: ReturnType<typeof showStatement>["user"], name: string) {
  const box = caption(name).querySelector("[data-check]");
  if (box) await user.click(box);
}

function pick(name: string) {
  fireEvent.pointerDown(caption(name), { ...placeOf(name, true), button: 0, pointerType: "mouse" });
  fireEvent.pointerMove(window, { clientX: 300, clientY: 0 });
}

function carryTo(name: string, { lowerHalf = true } = {}) {
  fireEvent.pointerMove(window, placeOf(name, lowerHalf));
}

const letGo = () => fireEvent.pointerUp(window);

function placeOf(name: string, lowerHalf: boolean) {
  const row = caption(name).parentElement;
  const top = Number(/translateY\((\d+)px\)/.exec(row?.style.transform ?? "")?.[1]);
  const height = Number.parseFloat(row?.style.height ?? "");
  return { clientX: 200, clientY: top + (lowerHalf ? 0.75 : 0.25) * height };
}
