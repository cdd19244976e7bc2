import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { shownLines } from "../../testing/alder.ts";
import { showDialog } from "../../testing/show-dialog.tsx";

describe("moving lines", () => {
  it("lists the statement's sections, and shows totals before and after (S-U92)", async () => {
    const { user } = showDialog({ kind: "move", nodes: ["account/1420"] });

    expect(await screen.findByRole("dialog", { name: "Move 1420 Due from owner" })).toBeVisible();
    expect(screen.getByRole("combobox", { name: "To section" })).toHaveFocus();
    await user.keyboard("equ{Enter}");

    const totals = screen.getByRole("table");
    expect(within(totals).getByRole("row", { name: /Total equity 300\.00 220\.00/ })).toBeVisible();
    expect(within(totals).getByRole("row", { name: /Total assets 700\.00 620\.00/ })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("shows totals of the active period, and names it", async () => {
    const { user } = showDialog(
      { kind: "move", nodes: ["account/1420"] },
      { columnId: "FY:2024-12-31" },
    );
    await screen.findByRole("dialog");

    await user.keyboard("equ{Enter}");

    const totals = screen.getByRole("table", { name: /FY 2024/ });
    expect(within(totals).getByRole("row", { name: /Total assets 772\.00 722\.00/ })).toBeVisible();
  });

  it("moves with Enter, in six keys from M on (S-U92)", async () => {
    const { user, editor, onClose } = showDialog({ kind: "move", nodes: ["account/1420"] });
    await screen.findByRole("dialog");

    await user.keyboard("equ{Enter}{Enter}");

    expect(onClose).toHaveBeenCalledOnce();
    expect(shownLines(editor)).toContain("Due from owner (50.00) (80.00)");
    expect(shownLines(editor)).toContain("Total assets 722.00 620.00");
    expect(shownLines(editor)).toContain("Total equity 272.00 220.00");
    editor.undo();
    expect(editor.state().dirty).toBe(false);
  });

  it("moves from assets to liabilities, which may make a contra line of it", async () => {
    const { user, editor } = showDialog({ kind: "move", nodes: ["account/1410", "account/1420"] });
    expect(await screen.findByRole("dialog", { name: "Move 2 lines" })).toBeVisible();

    await user.keyboard("long{Enter}{Enter}");

    expect(shownLines(editor)).toContain("Total long-term liabilities 38.00 8.00");
  });

  it("doesn't offer cash, and says why (S-U90)", async () => {
    const { user, editor } = showDialog({ kind: "move", nodes: ["account/1420"] });
    await screen.findByRole("dialog");

    await user.keyboard("cash");
    const cash = screen.getByRole("option", { name: /^Cash/ });
    expect(cash).toHaveAttribute("aria-disabled", "true");
    expect(cash).toHaveTextContent("Cash, receivables and payables can't be changed.");

    await user.keyboard("{Enter}");
    expect(editor.state().dirty).toBe(false);
  });
});
