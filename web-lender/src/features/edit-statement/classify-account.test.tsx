import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { alderEditor, shownLines } from "../../testing/alder.ts";
import { showDialog } from "../../testing/show-dialog.tsx";

describe("classifying an account", () => {
  it("shows what its kind is known by, and both statements before and after", async () => {
    const { user, editor, onClose } = showDialog(
      { kind: "classify", node: "account/6000" },
      { type: "IncomeStatement" },
    );

    const dialog = await screen.findByRole("dialog", {
      name: "What kind of account is 6000 Wages?",
    });
    expect(dialog).toHaveTextContent("The package saysNothing about its kind");
    expect(dialog).toHaveTextContent("Guessed from its nameOperating expense, likely");
    const kind = screen.getByRole("combobox", { name: "Kind of account" });
    expect(kind).toHaveValue("Operating expense");

    await user.click(kind);
    await user.keyboard("prepaid");
    const sheet = await screen.findByRole("group", { name: "Balance sheet" });
    await user.click(within(sheet).getByRole("option", { name: "Prepaid expense" }));
    const income = screen.getByRole("region", { name: "Income statement" });
    expect(within(income).getByRole("row", { name: /^Net income/ })).toHaveTextContent(
      "Net income(22.00)108.00",
    );
    const balance = screen.getByRole("region", { name: "Balance sheet" });
    expect(within(balance).getByRole("row", { name: /^Total assets/ })).toHaveTextContent(
      "Total assets700.00950.00",
    );
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Classify" }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(shownLines(editor)).toContain("Wages 120.00 250.00");
    editor.undo();
    expect(editor.state().dirty).toBe(false);
  });

  it("confirms a guess, and returns to it", async () => {
    const { user, editor } = showDialog({ kind: "classify", node: "account/6000" });
    await user.click(await screen.findByRole("button", { name: "Classify" }));
    expect(editor.spread.classifications).toEqual({ "6000": "opex" });
    const { spread } = editor;
    expect(spread.layouts).toEqual(alderEditor().spread.layouts);
  });

  it("returns to the guess where a person classified it", async () => {
    const editor = alderEditor((spread) => ({ ...spread, classifications: { "6000": "cogs" } }));
    const { user } = showDialog({ kind: "classify", node: "account/6000" }, { editor });

    expect(await screen.findByText("Classified as")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Return to the guess" }));

    expect(editor.spread.classifications).toEqual({});
  });
});
