import { composeStories } from "@storybook/react-vite";
import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { StatementGridHandle, StatementGridProps } from "./grid-props.ts";
import * as stories from "./statement-grid.stories.tsx";

const { BalanceSheet, Editable, Found, Highlighted, SubtotalsOnly } = composeStories(stories);

afterEach(() => {
  vi.useRealTimers();
});

const caption = (name: RegExp) => screen.getByRole("rowheader", { name });
const selected = () =>
  screen.queryAllByRole("row", { selected: true }).map((row) => row.getAttribute("data-row"));
const clickOn = (element: Element, init?: MouseEventInit) => fireEvent.click(element, init);
const active = () => document.activeElement?.textContent;

describe("selecting rows", () => {
  it("toggles with Space, and goes up to a row with Shift", async () => {
    const user = userEvent.setup();
    render(<Editable />);
    await user.click(caption(/^Marine/));

    await user.keyboard(" ");
    expect(screen.getByRole("row", { name: /^Marine/ })).toHaveAttribute("aria-selected", "true");
    expect(screen.getByRole("treegrid")).toHaveAttribute("aria-multiselectable", "true");

    await user.keyboard("{ArrowDown}{ArrowDown}{Shift>} {/Shift}");
    expect(selected()).toEqual(["6", "7", "8"]);
    await user.keyboard(" ");
    expect(selected()).toEqual(["6", "7"]);
  });

  it("extends and takes back with Shift and the arrows", async () => {
    const user = userEvent.setup();
    render(<Editable />);
    await user.click(caption(/^Marine/));

    await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}");

    expect(selected()).toEqual(["6", "7", "8"]);
    expect(active()).toMatch(/^Rigging/);
  });

  it("starts anew where Shift doesn't go on from the last range", async () => {
    const user = userEvent.setup();
    render(<Editable />);
    await user.click(caption(/^Marine/));
    await user.keyboard(" {ArrowDown}{ArrowDown}");

    await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
    expect(selected()).toEqual(["6", "8", "9"]);
  });

  it("extends to what Shift clicks, shows it before, and says what it left out (S-U91)", async () => {
    const user = userEvent.setup();
    const onSelectionChange = vi.fn<NonNullable<StatementGridProps["onSelectionChange"]>>();
    render(<Editable onSelectionChange={onSelectionChange} />);
    await user.click(caption(/^Vendor/));

    fireEvent.mouseOver(caption(/^Chesapeake/), { shiftKey: true });
    expect(selected()).toEqual([]);
    clickOn(caption(/^Chesapeake/), { shiftKey: true });

    expect(selected()).toEqual(["6", "7", "8", "9", "11"]);
    expect(onSelectionChange.mock.calls.at(-1)?.[1]).toEqual({ leftOut: 1 });
  });

  it("has a checkbox for what can be selected alone, and says why others can't (S-U90)", () => {
    render(<Editable />);
    const locked = screen.getByRole("row", { name: /^Chesapeake .*Cash can't be moved/ });

    expect(locked.querySelector("[data-check]")).toBeNull();
    expect(locked).not.toHaveAttribute("aria-selected");
    const box = caption(/^Marine/).querySelector("[data-check]");
    if (box) clickOn(box);
    expect(selected()).toEqual(["6"]);
  });

  it("takes the section with Ctrl+A, then all, and none with Escape", async () => {
    const user = userEvent.setup();
    render(<Editable />);
    await user.click(caption(/^Marine/));

    await user.keyboard("{Control>}a{/Control}");
    expect(selected()).toEqual(["6", "7", "8", "9"]);
    await user.keyboard("{Control>}a{/Control}");
    expect(selected()).toEqual(["6", "7", "8", "9", "11", "12"]);
    await user.keyboard("{Escape}");
    expect(selected()).toEqual([]);
  });
});

describe("the menu of a row", () => {
  it("opens at a button in the active row, which is no tab stop, and at the row's right click", async () => {
    const user = userEvent.setup();
    const onMenu = vi.fn();
    render(<Editable onMenu={onMenu} />);
    await user.click(caption(/^Vendor/));

    const [more, ...others] = screen.getByRole("treegrid").querySelectorAll("[data-menu]");
    expect(others).toEqual([]);
    expect(caption(/^Vendor/)).toContainElement(more instanceof HTMLElement ? more : null);
    if (more) clickOn(more);
    fireEvent.contextMenu(caption(/^Marine/), { clientX: 5, clientY: 7 });

    expect(onMenu.mock.calls).toEqual([
      [expect.objectContaining({ id: "1430" }), { x: 0, y: 0 }],
      [expect.objectContaining({ id: "1310" }), { x: 5, y: 7 }],
    ]);
    expect(document.querySelectorAll("[tabindex='0']")).toHaveLength(1);
  });
});

describe("copying", () => {
  const copied = () => {
    const data = new Map<string, string>();
    const clipboardData = { setData: (type: string, text: string) => data.set(type, text) };
    const target = document.activeElement ?? document.body;
    act(() => {
      fireEvent(target, createEvent.copy(target, { clipboardData }));
    });
    return data.get("text/plain");
  };

  it("takes selected rows as a table", async () => {
    const user = userEvent.setup();
    const onCopied = vi.fn();
    render(<Editable onCopied={onCopied} />);
    await user.click(caption(/^Reserve/));
    await user.keyboard(" ");

    expect(copied()).toBe(
      "Actuals, US dollars\tFY2023\tFY2024\tYTD 2025\r\n" +
        "Reserve for obsolescence\t-26500.00\t-31000.00\t-44200.00",
    );
    expect(onCopied).toHaveBeenCalledWith({ rows: 1, cells: 0 });
  });

  it("takes the active figure, figures selected with Shift, and a column", async () => {
    const user = userEvent.setup();
    render(<Editable />);
    await user.click(screen.getByRole("gridcell", { name: /^Marine hardware, FY2024/ }));
    expect(copied()).toBe("498702.00");

    await user.keyboard("{Shift>}{ArrowDown}{ArrowRight}{/Shift}");
    expect(copied()).toBe("498702.00\t533417.00\r\n918360.00\t1004875.00");
    expect(screen.getAllByRole("gridcell", { selected: true })).toHaveLength(4);

    await user.keyboard("{Control>} {/Control}");
    expect(copied()?.split("\r\n")).toHaveLength(15);
    await user.keyboard("{ArrowUp}");
    expect(screen.queryByRole("gridcell", { selected: true })).not.toBeInTheDocument();
  });
});

describe("the active cell", () => {
  it("follows its row to where it's moved, and tells where it is", async () => {
    const user = userEvent.setup();
    const onActiveChange = vi.fn();
    const { rerender } = render(<BalanceSheet onActiveChange={onActiveChange} />);
    await user.click(caption(/^Payroll/));
    expect(onActiveChange).toHaveBeenLastCalledWith("1020", -1);

    const rows = BalanceSheet.args.rows ?? [];
    const moved = rows.filter(({ id }) => id === "1020");
    rerender(<BalanceSheet rows={[...rows.filter(({ id }) => id !== "1020"), ...moved]} />);

    expect(caption(/^Payroll/)).toHaveFocus();
    expect(screen.getByRole("row", { name: /^Payroll/ })).toHaveAttribute("aria-rowindex", "11");
  });

  it("keeps the focus where the row it was in has gone", async () => {
    const user = userEvent.setup();
    const { rerender } = render(<BalanceSheet />);
    await user.click(caption(/^Payroll/));

    rerender(
      <BalanceSheet rows={(BalanceSheet.args.rows ?? []).filter(({ id }) => id !== "1020")} />,
    );

    expect(caption(/^Total cash/)).toHaveFocus();
  });

  it("is moved from outside, into what is folded", async () => {
    const grid = createRef<StatementGridHandle>();
    const user = userEvent.setup();
    render(<BalanceSheet ref={grid} />);
    await user.click(caption(/^Cash/));
    await user.keyboard("{ArrowLeft}");

    act(() => grid.current?.moveTo("1020", 1));

    expect(screen.getByRole("gridcell", { name: /^Payroll checking, FY2024/ })).toHaveFocus();
  });
});

describe("what rows show", () => {
  it("is part of the caption's name: lock, changed, new and remark", () => {
    render(<Editable />);
    expect(caption(/^Vendor deposits.*New.*Edited/)).toBeInTheDocument();
    expect(caption(/^Ask My Accountant.*Suspense account has a balance/)).toBeInTheDocument();
  });

  it("marks what a search has found", () => {
    render(<Found />);
    const marked = screen.getAllByText((_, element) => element?.tagName === "MARK");
    expect(marked.map(({ textContent }) => textContent)).toEqual([
      "Inventory",
      "Engines and outdrives",
    ]);
  });

  it("is highlighted for 1.5 s, and again for another set (S-K17, S-U99)", () => {
    vi.useFakeTimers();
    const { rerender } = render(<Highlighted />);
    const classOf = () => screen.getByRole("row", { name: /^Vendor/ }).className;
    const first = classOf();

    rerender(<Highlighted highlightedRowIds={new Set(["1430"])} />);
    const second = classOf();
    expect(second).not.toBe(first);

    act(() => vi.advanceTimersByTime(1500));
    expect(classOf().length).toBeLessThan(second.length);
  });

  it("is subtotals alone where asked", () => {
    render(<SubtotalsOnly />);
    expect(screen.queryByRole("rowheader", { name: /^Marine/ })).not.toBeInTheDocument();
    expect(caption(/^Total inventory/)).toBeInTheDocument();
  });

  it("folds as its page says", async () => {
    const user = userEvent.setup();
    const onFoldedChange = vi.fn();
    render(<BalanceSheet folded={new Set(["cash"])} onFoldedChange={onFoldedChange} />);
    expect(screen.queryByRole("rowheader", { name: /^Payroll/ })).not.toBeInTheDocument();

    await user.click(caption(/^Cash/));
    await user.keyboard("{ArrowRight}");

    expect(onFoldedChange).toHaveBeenCalledWith(new Set());
    expect(screen.queryByRole("rowheader", { name: /^Payroll/ })).not.toBeInTheDocument();
  });
});
