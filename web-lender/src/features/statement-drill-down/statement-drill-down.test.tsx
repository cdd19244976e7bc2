import { act, screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it, vi } from "vitest";
import { inventoryDetail } from "../../testing/a-line-detail.ts";
import { aStatement } from "../../testing/a-statement.ts";
import { render } from "../../testing/render.tsx";
import { tidewaterBalanceSheet } from "../../testing/tidewater.ts";
import { StatementDrillDown } from "./statement-drill-down.tsx";

describe("StatementDrillDown", () => {
  it("says which accounts a figure is made of, and leads into each of them", async () => {
    const onDrill = vi.fn();
    const { user } = show({ onDrill });

    const accounts = await screen.findByRole("region", { name: "4 accounts" });
    expect(screen.getByRole("heading", { name: "Total inventory" })).toHaveFocus();
    expect(accounts).toHaveTextContent("1390Reserve for obsolescence(44,200.00)");
    expect(accounts).toHaveTextContent("Equals the statement cell, 0 difference");

    await user.click(within(accounts).getByRole("button", { name: /Engines and outdrives/ }));
    await user.click(within(accounts).getByRole("button", { name: "Drill into figure" }));

    expect(onDrill.mock.calls).toEqual([["1320"], []]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("sums up the accounts that are too many to list, and proves the whole", async () => {
    const others = { count: 2_796, amount: 1_000_00 };
    show({ detail: inventoryDetail({ amount: 162_215_800, others }) });

    const accounts = await screen.findByRole("region", { name: "2,800 accounts" });
    expect(accounts).toHaveTextContent("2,796 other accounts1,000.00");
    expect(accounts).toHaveTextContent("The 4 largest of 2,800 accounts are listed.");
    expect(accounts).toHaveTextContent("Equals the statement cell, 0 difference");
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("says by how much the accounts miss the cell, though the server found no fault", async () => {
    show({ detail: inventoryDetail({ amount: 162_115_900 }) });

    expect(await screen.findByText("These figures do not add up: 1.00 difference")).toBeVisible();
  });

  it("doesn't call proved what the books' own check denies", async () => {
    show({ detail: inventoryDetail({ checked: false }) });

    expect(await screen.findByText(/own check does not agree/)).toBeVisible();
  });

  it("tells about a line beside its name, and Esc goes back there (P-U50)", async () => {
    const onClose = vi.fn();
    const { user } = show({ onClose });
    const about = await screen.findByRole("button", { name: "About this line" });

    await user.click(about);

    const info = await screen.findByRole("dialog", { name: "About this line" });
    expect(info).toHaveTextContent("Total inventoryKindTotalReported asDebitStands in");
    expect(info).toHaveTextContent("Assets › Current assets");
    expect(await accessibilityFaults()).toEqual([]);

    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(about).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("leads from a part of the formula to its line (S-E39)", async () => {
    const onGoTo = vi.fn();
    const { user } = show({ onGoTo });

    const formula = await screen.findByRole("region", { name: "Formula" });
    expect(formula).toHaveTextContent("Marine hardware + Engines and outdrives");
    await user.click(within(formula).getByRole("button", { name: "Marine hardware" }));

    expect(onGoTo).toHaveBeenCalledWith("11");
  });

  it("tells which part of the formula is pointed at or has the focus", async () => {
    const onPoint = vi.fn();
    const { user } = show({ onPoint });
    const formula = await screen.findByRole("region", { name: "Formula" });
    const part = within(formula).getByRole("button", { name: "Marine hardware" });

    await user.hover(part);
    await user.unhover(part);
    act(() => part.focus());
    act(() => part.blur());

    expect(onPoint.mock.calls).toEqual([["11"], [undefined], ["11"], [undefined]]);
  });

  it("closes with Esc and with its button", async () => {
    const onClose = vi.fn();
    const { user } = show({ onClose });

    await screen.findByRole("heading", { name: "Total inventory" });
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Close details" }));

    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

const statement = aStatement(tidewaterBalanceSheet);

function show(over: Partial<Parameters<typeof StatementDrillDown>[0]> = {}) {
  const [line] = statement.lineItems.slice(15);
  if (!line) throw new Error("The statement has no such line");
  return render(
    <StatementDrillDown
      detail={inventoryDetail()}
      isDrilling={false}
      line={line}
      onClose={() => {}}
      onDrill={() => {}}
      onGoTo={() => {}}
      onPoint={() => {}}
      statement={statement}
      takesFocus
      {...over}
    />,
  );
}
