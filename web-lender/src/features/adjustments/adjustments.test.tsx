import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { figuresOf, showAdjustments } from "../../testing/show-adjustments.tsx";

describe("an adjustment", () => {
  it("reclassifies an overdrawn account, with totals before and after, and is undone as one", async () => {
    const { user, editor } = showAdjustments({ dialog: { kind: "new", accountId: "1000" } });
    const reported = figuresOf(editor);

    await screen.findByRole("dialog", { name: "New adjustment" });
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(screen.getByRole("textbox", { name: "Debit of line 1" }), "20");
    expect(screen.getByText("20.00 more debit than credit")).toBeVisible();
    await choose(user, "Account of line 2", "2100", "2100 Line of credit");
    expect(screen.getByRole("textbox", { name: "Credit of line 2" })).toHaveValue("20.00");
    expect(screen.getByText("Debits equal credits")).toBeVisible();
    // The last day collected has no later one.
    expect(screen.getByRole("combobox", { name: "Reverses on" })).toHaveValue("Doesn’t reverse");

    const sheet = screen.getByRole("region", { name: "Balance sheet" });
    expect(within(sheet).getByRole("row", { name: /^Total assets/ })).toHaveTextContent(
      "Total assets772.00700.00 → becomes720.00",
    );

    await user.click(screen.getByRole("button", { name: "Add adjustment" }));
    expect(screen.getByText("Enter a reason")).toBeVisible();
    await user.type(screen.getByRole("textbox", { name: "Reason" }), "Overdrawn, shown as debt");
    await user.click(screen.getByRole("button", { name: "Add adjustment" }));

    expect(screen.queryByRole("dialog")).toBeNull();
    const adjusted = figuresOf(editor, "Adjusted");
    expect(adjusted["assets/footer"]).toBe("772.00 / 720.00");
    expect(adjusted["account/2100"]).toBe("200.00 / 150.00");
    expect(adjusted["equity/footer"]).toBe(reported["equity/footer"]);
    expect(figuresOf(editor)).toEqual(reported);
    expect(editor.state().dirty).toBe(true);
    editor.undo();
    expect(editor.state().dirty).toBe(false);
  });

  it("accrues wages to a new line of ours, reversing in January", async () => {
    const { user, editor } = showAdjustments({ dialog: { kind: "new" } });

    await accrueWages(user);
    await user.click(screen.getByRole("button", { name: "Add adjustment" }));
    expect(screen.getByText("Choose when it reverses, or that it doesn’t")).toBeVisible();
    await choose(user, "Reverses on", "Jan 31, 2025", "Jan 31, 2025");
    await user.click(screen.getByRole("button", { name: "Add adjustment" }));

    const adjusted = figuresOf(editor, "Adjusted");
    expect(adjusted["formula/net-income"]).toBe("257.00 / (7.00)");
    expect(adjusted["account/3100"]).toBe("— / 257.00");
    expect(adjusted["liabilities/footer"]).toBe("465.00 / 400.00");
    expect(adjusted["equity/footer"]).toBe("307.00 / 300.00");
    const [own] = editor.spread.ownAccounts;
    expect(own).toMatchObject({ name: "Accrued wages", classification: "accrued_payroll" });
    expect(adjusted[`account/${own?.id}`]).toBe("15.00 / —");

    editor.undo();
    expect(editor.spread.ownAccounts).toEqual([]);
    expect(editor.state().dirty).toBe(false);
  });

  it("stays where it doesn't reverse", async () => {
    const { user, editor } = showAdjustments({ dialog: { kind: "new" } });

    await accrueWages(user);
    await choose(user, "Reverses on", "Doesn’t", "Doesn’t reverse");
    await user.click(screen.getByRole("button", { name: "Add adjustment" }));

    const adjusted = figuresOf(editor, "Adjusted");
    expect(adjusted["formula/net-income"]).toBe("257.00 / (22.00)");
    expect(adjusted["liabilities/footer"]).toBe("465.00 / 415.00");
    expect(adjusted["equity/footer"]).toBe("307.00 / 285.00");
  });

  it("adds back costs to operating income, and moves neither net income nor the balance sheet", async () => {
    const { user, editor } = showAdjustments({ dialog: { kind: "new" } });
    const reported = figuresOf(editor);

    await screen.findByRole("dialog");
    await user.click(screen.getByRole("radio", { name: "Add-back" }));
    await choose(user, "Account of line 1", "6030", "6030 Owner pay");
    await user.type(screen.getByRole("textbox", { name: "Credit of line 1" }), "70");
    await choose(user, "Account of line 2", "6800", "6800 Settlement");
    await user.type(screen.getByRole("textbox", { name: "Credit of line 2" }), "60");
    expect(screen.getByText("130.00 goes to Add-backs, below operating income")).toBeVisible();
    await user.type(screen.getByRole("textbox", { name: "Reason" }), "Paid once");
    await user.click(screen.getByRole("button", { name: "Add adjustment" }));

    const adjusted = figuresOf(editor, "Adjusted");
    expect([reported, adjusted].map((one) => one["formula/operating-income"])).toEqual([
      "280.00 / (10.00)",
      "280.00 / 120.00",
    ]);
    expect(adjusted["formula/net-income"]).toBe("272.00 / (22.00)");
    for (const total of ["assets/footer", "liabilities/footer", "equity/footer"]) {
      expect(adjusted[total]).toBe(reported[total]);
    }
    editor.undo();
    expect(editor.state().dirty).toBe(false);
  });

  it("says at its field what isn't possible", async () => {
    const { user, editor } = showAdjustments({ dialog: { kind: "new", accountId: "1000" } });

    await user.type(await screen.findByRole("textbox", { name: "Debit of line 1" }), "20,000x");
    await user.click(screen.getByRole("button", { name: "Add adjustment" }));
    expect(screen.getByText("One of the amounts isn’t a number")).toBeVisible();
    await user.clear(screen.getByRole("textbox", { name: "Debit of line 1" }));
    await user.type(screen.getByRole("textbox", { name: "Debit of line 1" }), "$1,020.50");
    await choose(user, "Account of line 2", "6000", "6000 Wages");
    expect(screen.getByRole("textbox", { name: "Credit of line 2" })).toHaveValue("1020.50");
    expect(screen.getByText("A reclassification stays on one statement")).toBeVisible();
    expect(editor.state().dirty).toBe(false);
  });

  it("recurs, is confirmed from a draft, changed and deleted in the list, and each is undone as one", async () => {
    const { user, editor } = showAdjustments({ dialog: { kind: "new", accountId: "6030" } });

    await user.type(await screen.findByRole("textbox", { name: "Debit of line 1" }), "10");
    await choose(user, "Account of line 2", "6000", "6000 Wages");
    await choose(user, "Date", "Oct 31, 2025", "Oct 31, 2025");
    await user.click(screen.getByRole("combobox", { name: "Repeats" }));
    await user.click(await screen.findByRole("option", { name: "Every month" }));
    expect(screen.getByText("3 entries")).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Draft" }));
    await user.type(screen.getByRole("textbox", { name: "Reason" }), "Family wages");
    await user.click(screen.getByRole("button", { name: "Add adjustment" }));
    expect(figuresOf(editor, "Adjusted")).toEqual(figuresOf(editor));

    await user.click(screen.getByRole("button", { name: "Adjustments (3)" }));
    const drafts = await screen.findByRole("region", { name: "Drafts" });
    expect(drafts).toHaveTextContent("3 entries, Oct 31, 2025 to Dec 31, 2025");
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(drafts).getByRole("button", { name: "Confirm “Family wages”" }));
    expect(screen.getByText("3 adjustments confirmed.")).toBeVisible();
    expect(figuresOf(editor, "Adjusted")["account/6030"]).toBe("60.00 / 150.00");

    const confirmed = screen.getByRole("region", { name: "Confirmed" });
    await user.click(within(confirmed).getByRole("button", { name: "Show 3" }));
    const [first] = within(confirmed).getAllByRole("button", { name: "Change “Family wages”" });
    if (!first) throw new Error("Each entry can be changed");
    await user.click(first);
    const debit = await screen.findByRole("textbox", { name: "Debit of line 1" });
    expect(debit).toHaveValue("10.00");
    await user.clear(debit);
    await user.type(debit, "25");
    await user.click(screen.getByRole("button", { name: "Balance on the last line" }));
    await user.click(screen.getByRole("button", { name: "Change" }));
    expect(figuresOf(editor, "Adjusted")["account/6030"]).toBe("60.00 / 165.00");

    await screen.findByRole("dialog", { name: "Adjustments" });
    const [all] = screen.getAllByRole("button", { name: "Delete “Family wages”" });
    if (!all) throw new Error("A recurring entry can be deleted");
    await user.click(all);
    expect(editor.spread.adjustments).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(editor.spread.adjustments).toHaveLength(3);
    for (let i = 0; i < 3; i++) editor.undo();
    expect(editor.state().dirty).toBe(false);
  });
});

async function accrueWages(user: UserEvent) {
  await screen.findByRole("dialog");
  await user.click(screen.getByRole("radio", { name: "Accrual" }));
  await choose(user, "Account of line 1", "6000", "6000 Wages");
  await user.type(screen.getByRole("textbox", { name: "Debit of line 1" }), "15");
  await choose(user, "Account of line 2", "New line", "New line of ours…");
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Accrued wages");
  await choose(user, "Kind of account", "payroll", "Accrued payroll");
  await user.click(screen.getByRole("button", { name: "Use this line" }));
  expect(screen.getByRole("textbox", { name: "Credit of line 2" })).toHaveValue("15.00");
  await choose(user, "Date", "Dec 31, 2024", "Dec 31, 2024");
  await user.type(screen.getByRole("textbox", { name: "Reason" }), "Wages of December");
}

async function choose(user: UserEvent, field: string, typed: string, option: string) {
  await user.click(screen.getByRole("combobox", { name: field }));
  await user.keyboard(typed);
  await user.click(await screen.findByRole("option", { name: option }));
}
