import { act, screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import type { JournalLines } from "../../api/journal-lines.ts";
import type { LineDetail } from "../../spread/line-detail.ts";
import { inventoryDetail, septemberLines } from "../../testing/a-line-detail.ts";
import { aStatement } from "../../testing/a-statement.ts";
import { financialRecordId, workspaceId } from "../../testing/a-submission.ts";
import { bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { tidewaterBalanceSheet } from "../../testing/tidewater.ts";
import { type Depth, StatementDrillDown } from "./statement-drill-down.tsx";

describe("StatementDrillDown", () => {
  it("leads from a figure to its accounts, their months and their journal lines, each proved", async () => {
    theBooksSay(septemberLines());
    const { user } = show();

    const accounts = await screen.findByRole("region", { name: "4 accounts" });
    expect(screen.getByRole("heading", { name: "Total inventory" })).toHaveFocus();
    expect(accounts).toHaveTextContent("1390Reserve for obsolescence(44,200.00)");
    expect(accounts).toHaveTextContent("Equals the statement cell, 0 difference");

    await user.click(within(accounts).getByRole("button", { name: /Engines and outdrives/ }));
    expect(screen.getByRole("heading", { name: "1320 Engines and outdrives" })).toHaveFocus();
    expect(screen.getByRole("row", { name: /Sep 2025/ })).toHaveTextContent(
      "Sep 202596,545.0058,125.001,004,875.00",
    );
    expect(screen.getByText("Opening and 9 months add up to the account")).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Sep 2025" }));
    expect(await screen.findByRole("row", { name: /Bill 88213/ })).toHaveTextContent(
      "Sep 9Bill 88213Vendor 014231,850.00",
    );
    expect(screen.getByRole("row", { name: /Sum of 12/ })).toHaveTextContent("96,545.0058,125.00");
    expect(screen.getByText("12 lines add up to September 2025, 0 difference")).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);

    const trail = screen.getByRole("navigation", { name: "Where this figure comes from" });
    expect(within(trail).getByText("September 2025").closest("li")).toHaveAttribute(
      "aria-current",
      "step",
    );
    await user.click(within(trail).getByRole("button", { name: /Total inventory/ }));
    expect(screen.getByRole("heading", { name: "Total inventory" })).toHaveFocus();
  });

  it("sums up the accounts that are too many to list, and proves the whole", async () => {
    const others = { count: 2_796, amount: 1_000_00 };
    show({}, undefined, inventoryDetail({ amount: 162_215_800, others }));

    const accounts = await screen.findByRole("region", { name: "2,800 accounts" });
    expect(accounts).toHaveTextContent("2,796 other accounts1,000.00");
    expect(accounts).toHaveTextContent("The 4 largest of 2,800 accounts are listed.");
    expect(accounts).toHaveTextContent("Equals the statement cell, 0 difference");
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("says by how much the accounts miss the cell, though the server found no fault", async () => {
    show({}, undefined, inventoryDetail({ amount: 162_115_900 }));

    expect(await screen.findByText("These figures do not add up: 1.00 difference")).toBeVisible();
  });

  it("doesn't call proved what the books' own check denies", async () => {
    show({}, undefined, inventoryDetail({ checked: false }));

    expect(await screen.findByText(/own check does not agree/)).toBeVisible();
  });

  it("proves a month only once all of its lines are shown", async () => {
    const { lines } = septemberLines();
    const cursors: (string | null)[] = [];
    const tenLines = septemberLines({ lines: lines.slice(0, 10), nextCursor: "10" });
    theBooksSay(tenLines, cursors);
    const { user } = show({ accountId: "1320", month: "2025-09-30" });

    expect(await screen.findByText(/10 of 12 lines are shown/)).toBeVisible();
    theBooksSay(septemberLines({ lines: lines.slice(10) }), cursors);
    await user.click(screen.getByRole("button", { name: "Show 200 more" }));

    expect(await screen.findByText(/12 lines add up/)).toBeVisible();
    expect(cursors).toEqual([null, "10"]);
    expect(screen.queryByRole("button", { name: "Show 200 more" })).toBeNull();
  });

  it("tells about a line beside its name, and Esc goes back there (P-U50)", async () => {
    theBooksSay(septemberLines());
    const onClose = vi.fn();
    const { user } = show({}, onClose);
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
    const { user } = show({}, undefined, undefined, onGoTo);

    const formula = await screen.findByRole("region", { name: "Formula" });
    expect(formula).toHaveTextContent("Marine hardware + Engines and outdrives");
    await user.click(within(formula).getByRole("button", { name: "Marine hardware" }));

    expect(onGoTo).toHaveBeenCalledWith("11");
  });

  it("tells which part of the formula is pointed at or has the focus", async () => {
    const onPoint = vi.fn();
    const { user } = show({}, undefined, undefined, undefined, onPoint);
    const formula = await screen.findByRole("region", { name: "Formula" });
    const part = within(formula).getByRole("button", { name: "Marine hardware" });

    await user.hover(part);
    await user.unhover(part);
    act(() => part.focus());
    act(() => part.blur());

    expect(onPoint.mock.calls).toEqual([["11"], [undefined], ["11"], [undefined]]);
  });

  it("says what the package knows of an account (S-E42, S-E43)", async () => {
    show({ accountId: "1320" });

    expect(await screen.findByRole("region", { name: "Account" })).toHaveTextContent(
      "Number1320Full nameEngines and outdrives",
    );
  });

  it("closes with Esc and with its button", async () => {
    theBooksSay(septemberLines());
    const onClose = vi.fn();
    const { user } = show({}, onClose);

    await screen.findByRole("heading", { name: "Total inventory" });
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Close details" }));

    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

const record = { workspaceId, financialRecordId };
const statement = aStatement(tidewaterBalanceSheet);

function show(
  depth: Depth = {},
  onClose = () => {},
  detail = inventoryDetail(),
  onGoTo: (lineItemId: string) => void = () => {},
  onPoint: (lineItemId: string | undefined) => void = () => {},
) {
  return render(<Opening {...{ depth, detail, onClose, onGoTo, onPoint }} />);
}

interface OpeningProps {
  readonly depth: Depth;
  readonly detail: LineDetail;
  readonly onClose: () => void;
  readonly onGoTo: (lineItemId: string) => void;
  readonly onPoint: (lineItemId: string | undefined) => void;
}

function Opening({ depth, detail, onClose, onGoTo, onPoint }: OpeningProps) {
  const [current, setCurrent] = useState(depth);
  const [line] = statement.lineItems.slice(15);
  if (!line) return null;
  return (
    <StatementDrillDown
      depth={current}
      detail={detail}
      line={line}
      onClose={onClose}
      onDepthChange={setCurrent}
      onGoTo={onGoTo}
      onPoint={onPoint}
      record={record}
      statement={statement}
      takesFocus
    />
  );
}

/** Records the cursor of each page request. */
function theBooksSay(lines: JournalLines, cursors: (string | null)[] = []) {
  server.use(
    bff.get(
      "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/ledger/accounts/{accountId}/lines",
      ({ query, response }) => {
        cursors.push(query.get("cursor"));
        return response(200).json(lines);
      },
    ),
  );
}
