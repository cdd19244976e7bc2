import { composeStories } from "@storybook/react-vite";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as stories from "./statement-grid.stories.tsx";

const { BalanceSheet, GroupedColumns, ThreeThousandLines } = composeStories(stories);

afterEach(() => {
  vi.restoreAllMocks();
});

describe("StatementGrid", () => {
  it("is one tab stop, walked through with the arrows", async () => {
    const user = userEvent.setup();
    render(<BalanceSheet />);

    await user.tab();
    expect(screen.getByRole("rowheader", { name: "Assets" })).toHaveFocus();

    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}");
    const figure = screen.getByRole("gridcell", {
      name: "Chesapeake operating checking, FY2024, 402,166",
    });
    expect(figure).toHaveFocus();

    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it("has a head over the columns of each period, and counts both rows of heads", () => {
    render(<GroupedColumns />);

    const period = screen.getByRole("columnheader", { name: "FY2024 Dec 31, 2024" });
    expect(period).toHaveAttribute("aria-colindex", "5");
    expect(period).toHaveAttribute("aria-colspan", "3");
    const parts = screen.getAllByRole("columnheader", { name: "Adjusted" });
    expect(parts.map((head) => head.getAttribute("aria-colindex"))).toEqual(["4", "7"]);
    const caption = screen.getByRole("columnheader", { name: "Actuals, US dollars" });
    expect(caption).toHaveAttribute("aria-rowspan", "2");
    expect(screen.getByRole("treegrid")).toHaveAttribute("aria-rowcount", "12");
    expect(screen.getByRole("row", { name: /^Assets/ })).toHaveAttribute("aria-rowindex", "3");
  });

  it("collapses and expands a section from its caption", async () => {
    const user = userEvent.setup();
    render(<BalanceSheet />);
    await user.click(screen.getByRole("rowheader", { name: "Cash" }));

    await user.keyboard("{ArrowLeft}");
    expect(screen.getByRole("row", { name: /^Cash/ })).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("rowheader", { name: /Payroll checking/ })).not.toBeInTheDocument();
    expect(screen.getByRole("rowheader", { name: "Total cash" })).toBeInTheDocument();
    expect(screen.getByRole("treegrid")).toHaveAttribute("aria-rowcount", "9");

    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("rowheader", { name: /Payroll checking/ })).toBeInTheDocument();
  });

  it("opens the details of a figure that is pressed, and by I and Enter", async () => {
    const user = userEvent.setup();
    const opened: string[] = [];
    render(<BalanceSheet onOpen={(row, columnIndex) => opened.push(`${row.id} ${columnIndex}`)} />);
    await user.click(screen.getByRole("gridcell", { name: /Total cash, YTD 2025/ }));

    await user.keyboard("i{Enter}");
    expect(opened).toEqual(["Total cash 2", "Total cash 2", "Total cash 2"]);
  });

  it("opens what a row is folded into, to go to it", async () => {
    const user = userEvent.setup();
    const { rerender } = render(<BalanceSheet />);
    await user.click(screen.getByRole("rowheader", { name: "Cash" }));
    await user.keyboard("{ArrowLeft}");

    rerender(<BalanceSheet revealRowId="1020" />);
    expect(screen.getByRole("rowheader", { name: /Payroll checking/ })).toHaveAttribute(
      "tabindex",
      "0",
    );
  });

  it("leaves the focus with who searches, also after the active cell was pressed once more", async () => {
    const user = userEvent.setup();
    const page = (revealRowId?: string) => (
      <>
        <input aria-label="Find" />
        <BalanceSheet {...(revealRowId !== undefined && { revealRowId })} />
      </>
    );
    const { rerender } = render(page());
    await user.click(screen.getByRole("rowheader", { name: "Assets" }));
    await user.click(screen.getByRole("textbox", { name: "Find" }));

    rerender(page("1020"));

    expect(screen.getByRole("rowheader", { name: /Payroll/ })).toHaveAttribute("tabindex", "0");
    expect(screen.getByRole("textbox", { name: "Find" })).toHaveFocus();
  });

  it("says where each row stands", () => {
    render(<BalanceSheet />);
    const row = screen.getByRole("row", { name: /^Payroll checking/ });
    expect(row).toHaveAttribute("aria-rowindex", "6");
    expect(row).toHaveAttribute("aria-level", "4");
  });

  it("reads a remark out with the caption", () => {
    render(<BalanceSheet />);
    expect(
      screen.getByRole("rowheader", { name: /Allowance .* Grew faster than receivables/ }),
    ).toBeInTheDocument();
  });

  it("draws a screenful of many rows, and keeps the focus at the far end", async () => {
    vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(400);
    vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(900);
    const user = userEvent.setup();
    render(<ThreeThousandLines />);

    expect(screen.getByRole("treegrid")).toHaveAttribute("aria-rowcount", "3001");
    expect(screen.getAllByRole("row").length).toBeLessThan(60);

    await user.click(screen.getByRole("rowheader", { name: /^Account 1 / }));
    await user.keyboard("{Control>}{End}{/Control}");
    expect(screen.getByRole("rowheader", { name: /^Account 3000 / })).toHaveFocus();
  });
});
