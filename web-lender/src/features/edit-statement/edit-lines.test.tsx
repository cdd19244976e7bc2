import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it, vi } from "vitest";
import { aCheck } from "../../testing/a-submission.ts";
import { alderEditor, shownLines } from "../../testing/alder.ts";
import { showStatement } from "../../testing/show-statement.tsx";

describe("the lines of a statement", () => {
  it("move by M, are said with their section and its new total, and come back by Ctrl+Z (S-T32)", async () => {
    const { user, editor } = showStatement();
    await goTo(user, "Due from owner");

    await user.keyboard("m");
    await screen.findByRole("dialog", { name: "Move 1420 Due from owner" });
    await user.keyboard("equ{Enter}{Enter}");

    expect(said()).toBe("1420 Due from owner moved to Equity. Total equity 220.00");
    expect(
      await screen.findByRole("gridcell", { name: "Due from owner, FY 2025, minus 80.00" }),
    ).toBeVisible();
    expect(row("Total assets")).toHaveTextContent("722.00620.00");
    expect(row("Due from owner")).toHaveTextContent("Edited");

    await user.keyboard("{Control>}z{/Control}");
    expect(said()).toBe("Undone: 1420 Due from owner moved to Equity");
    expect(editor.state().dirty).toBe(false);
    expect(row("Due from owner")).not.toHaveTextContent("Edited");
  });

  it("are acted on by a key pressed right after the one that went there, however busy the machine is", async () => {
    const { user } = showStatement();
    await goTo(user, "Prepaid");

    await pressWithoutPause("ArrowDown", "m");

    expect(await screen.findByRole("dialog", { name: "Move 1420 Due from owner" })).toBeVisible();
  });

  it("are selected by Space and in ranges, which say how many were left out (S-U90, S-U91, S-V29)", async () => {
    const { user } = showStatement();
    expect(row("Checking")).not.toHaveAttribute("aria-selected");
    await goTo(user, "Checking");

    await user.keyboard(`{Shift>}${"{ArrowDown}".repeat(8)}{/Shift}`);
    expect(row("Prepaid")).toHaveAttribute("aria-selected", "true");
    expect(said()).toMatch(/^2 line items selected; 3 left out/);

    const bar = screen.getByRole("toolbar", { name: "Selected line items" });
    expect(within(bar).getByText("2 line items")).toBeVisible();
    const status = screen.getByRole("contentinfo");
    expect(status).toHaveTextContent("FY 2025Count 2Average 46.00Net debit 92.00");
    expect(await accessibilityFaults()).toEqual([]);

    await user.keyboard("{Escape}");
    expect(screen.queryByRole("toolbar", { name: "Selected line items" })).toBeNull();
  });

  it("move up and down in their section, as a block where several are selected", async () => {
    const { user, editor } = showStatement();
    await goTo(user, "Due from owner");

    await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(captions(editor, "Prepaid", "Due from owner")).toEqual(["Due from owner", "Prepaid"]);
    expect(said()).toBe(
      "1420 Due from owner moved within Current assets. Total current assets 420.00",
    );

    await user.keyboard("{Alt>}{ArrowDown}{/Alt}{Alt>}{ArrowDown}{/Alt}");
    expect(captions(editor, "Prepaid", "Due from owner")).toEqual(["Prepaid", "Due from owner"]);
    expect(said()).toBe("There's no line to move past in this section.");
  });

  it("can't be deleted while they have figures, and say so", async () => {
    const { user, editor } = showStatement();
    await goTo(user, "Due from owner");

    await user.keyboard("{Delete}");

    expect(said()).toBe("This line item has figures or adjustments, so it can't be deleted.");
    expect(editor.state().dirty).toBe(false);
  });

  it("are locked in cash, and offer an adjustment instead", async () => {
    const onReclassify = vi.fn();
    const { user } = showStatement({ onReclassify });
    await goTo(user, "Checking");

    await user.keyboard("m");
    expect(said()).toBe("Cash, receivables and payables can't be changed.");
    await user.click(screen.getByRole("button", { name: "Reclassify…" }));

    expect(onReclassify).toHaveBeenCalledWith(expect.objectContaining({ node: "account/1000" }));
  });

  it("say why they're locked as soon as they're active, for those who don't hear it", async () => {
    const onReclassify = vi.fn();
    const { user } = showStatement({ onReclassify });
    const status = screen.getByRole("contentinfo");

    await goTo(user, "Checking");
    expect(status).toHaveTextContent("Cash, receivables and payables can't be changed.");
    expect(said()).toBe("");
    await user.click(screen.getByRole("button", { name: "Reclassify…" }));
    expect(onReclassify).toHaveBeenCalledWith(expect.objectContaining({ node: "account/1000" }));

    await goTo(user, "Due from owner");
    expect(status).not.toHaveTextContent("can't be changed");
  });

  it("ask where a section's lines go before it's deleted (S-U93)", async () => {
    const { user } = showStatement();
    await goTo(user, "Long-term liabilities");

    await user.keyboard("{Delete}");

    expect(
      await screen.findByRole("dialog", { name: "Delete Long-term liabilities?" }),
    ).toBeVisible();
  });

  it("are renamed in place, and an empty caption is the usual one again (S-T29)", async () => {
    const { user, editor } = showStatement();
    await goTo(user, "Due from owner");

    await user.keyboard("{Enter}");
    await user.keyboard("Loan to owner{Enter}");
    expect(shownLines(editor)).toContain("Loan to owner 50.00 80.00");
    expect(said()).toBe("1420 Due from owner renamed “Loan to owner”");

    await user.keyboard("{F2}{Backspace}{Enter}");
    expect(editor.state().dirty).toBe(false);

    const { past } = editor.state().session;
    await user.keyboard("{F2}{Backspace}{Enter}");
    expect(editor.state().session.past).toBe(past);

    await user.keyboard("{F2}<b>Loan</b>{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent(/content that is not safe/);
    expect(screen.getByRole("textbox", { name: "Due from owner" })).toHaveValue("<b>Loan</b>");
  });

  it("are sorted by the amount of the active period (S-U89)", async () => {
    const { user, editor } = showStatement();
    await goTo(user, "Due from owner");

    await user.keyboard(" ");
    await user.click(screen.getByRole("button", { name: "Sort" }));
    await user.click(
      await screen.findByRole("menuitem", { name: "By amount in FY 2025, largest first" }),
    );

    expect(captions(editor, "Prepaid", "Due from owner")).toEqual(["Due from owner", "Prepaid"]);
  });

  it("are gone to where an edit of the other statement is undone", async () => {
    const { user, editor } = showStatement();
    editor.edit([{ do: "rename", node: "account/6030", part: "caption", text: "Officer pay" }]);
    expect(await screen.findByRole("treegrid", { name: "Income statement" })).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Balance sheet" }));

    await user.click(screen.getByRole("button", { name: "Undo" }));

    expect(await screen.findByRole("treegrid", { name: "Income statement" })).toBeVisible();
    expect(said()).toBe("Undone: 6030 Owner pay renamed “Officer pay”");
  });

  it("with findings are gone to by F8", async () => {
    const check = aCheck({ title: "Unusual balance", outcome: "Fail", accountId: "1420" });
    const { user } = showStatement({ checks: [check] });
    await goTo(user, "Checking");
    expect(await screen.findByText("1 finding")).toBeVisible();

    await user.keyboard("{F8}");

    expect(
      screen.getByRole("rowheader", { name: /^Due from owner.*Unusual balance/ }),
    ).toHaveFocus();
  });

  it("are found with marks, and letters are only typed meanwhile", async () => {
    const { user } = showStatement();

    await user.click(screen.getByRole("button", { name: "Find in statement" }));
    await user.keyboard("mn");
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.keyboard("{Backspace}{Backspace}owner");

    expect(row("Due from owner").querySelector("mark")).toHaveTextContent("Due from owner");
  });

  it("fold to subtotals, and come back", async () => {
    const { user } = showStatement();

    await user.click(screen.getByRole("button", { name: "Lines" }));
    await user.click(await screen.findByRole("menuitemcheckbox", { name: "Subtotals only" }));
    expect(screen.queryByRole("row", { name: /^Due from owner/ })).toBeNull();
    expect(row("Total current assets")).toBeVisible();
  });

  it("that were deleted are listed, and shown again from there", async () => {
    const editor = alderEditor((spread) => ({
      ...spread,
      layouts: {
        ...spread.layouts,
        BalanceSheet: JSON.parse(
          JSON.stringify(spread.layouts.BalanceSheet).replace(
            '"id":"1410"',
            '"id":"1410","hidden":true',
          ),
        ),
      },
    }));
    const { user } = showStatement({ editor });

    await user.click(screen.getByRole("button", { name: "Lines" }));
    (await screen.findByRole("menuitem", { name: "Hidden lines (1)" })).focus();
    await user.keyboard("{ArrowRight}");
    expect(await screen.findByRole("menuitem", { name: "Show 1410 Prepaid" })).toHaveFocus();
    await user.keyboard("{Enter}");

    expect(said()).toBe("1410 Prepaid brought back");
  });
});

type User = ReturnType<typeof showStatement>["user"];

/** By its caption; the grid keeps the focus. */
async function goTo(user: User, caption: string) {
  await user.click(screen.getByRole("rowheader", { name: new RegExp(`^${caption}`) }));
}

/** Presses keys without waiting for React's passive effects in between, as on a busy machine. Testing Library would wait. */
async function pressWithoutPause(...keys: readonly string[]) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  for (const key of keys) {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    await Promise.resolve();
  }
  vi.unstubAllGlobals();
}

const row = (caption: string) => screen.getByRole("row", { name: new RegExp(`^${caption}`) });
const said = () => screen.getByRole("status").textContent;

/** Those of these that are shown, in order. */
function captions(editor: Parameters<typeof shownLines>[0], ...wanted: readonly string[]) {
  return shownLines(editor).flatMap((line) => wanted.filter((caption) => line.startsWith(caption)));
}
