import { screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { shownLines } from "../../testing/alder.ts";
import { showDialog } from "../../testing/show-dialog.tsx";

describe("adding a classification", () => {
  it("begins with the word for total, the parent of where it was asked, and the parent's side (S-U95, S-U97, S-U98)", async () => {
    showDialog({ kind: "addSection", node: "account/2100" });

    expect(await screen.findByRole("dialog", { name: "Add classification" })).toBeVisible();
    const footer = screen.getByRole("textbox", { name: "Total" });
    expect(footer).toHaveFocus();
    expect(footer).toHaveValue("Total ");
    expect(screen.getByRole("combobox", { name: "In section" })).toHaveValue("Current liabilities");
    expect(screen.getByRole("radio", { name: "Credit" })).toBeChecked();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("takes the header from the total's caption until the header is written (S-U96)", async () => {
    const { user } = showDialog({ kind: "addSection", node: "section/liabilities" });
    const footer = await screen.findByRole("textbox", { name: "Total" });
    const header = screen.getByRole("textbox", { name: "Header" });

    await user.type(footer, "funded debt");
    expect(header).toHaveValue("Funded debt");

    await user.clear(header);
    await user.type(header, "Debt");
    await user.type(footer, " and leases");
    expect(header).toHaveValue("Debt");
  });

  it("adds the section where it's wanted, and one undo takes it back (S-T30)", async () => {
    const { user, editor, onClose } = showDialog({
      kind: "addSection",
      node: "section/liabilities",
    });

    await user.type(await screen.findByRole("textbox", { name: "Total" }), "funded debt");
    await user.click(screen.getByRole("combobox", { name: "Place" }));
    await user.keyboard("long");
    await user.keyboard("{Enter}");
    await user.click(screen.getByRole("button", { name: "Add classification" }));

    expect(onClose).toHaveBeenCalledOnce();
    const lines = shownLines(editor);
    const at = lines.indexOf("Funded debt");
    expect(lines.slice(at, at + 3)).toEqual([
      "Funded debt",
      "Total funded debt — —",
      "Long-term liabilities",
    ]);
    editor.undo();
    expect(shownLines(editor)).not.toContain("Funded debt");
    expect(editor.state().dirty).toBe(false);
  });

  it("asks for what is missing, at the field", async () => {
    const { user, editor } = showDialog({ kind: "addSection" });

    await user.click(await screen.findByRole("button", { name: "Add classification" }));

    expect(screen.getByRole("textbox", { name: "Total" })).toHaveAccessibleDescription(
      "Enter a caption",
    );
    expect(screen.getByRole("combobox", { name: "In section" })).toHaveAccessibleDescription(
      "Choose a section",
    );
    await user.type(screen.getByRole("textbox", { name: "Total" }), "<b>debt</b>");
    expect(screen.getByRole("textbox", { name: "Total" })).toHaveAccessibleDescription(
      /content that is not safe/,
    );
    expect(editor.state().dirty).toBe(false);
  });

  it("doesn't offer cash as a parent, and says why (S-U90)", async () => {
    const { user } = showDialog({ kind: "addSection", node: "account/1000" });
    const parent = await screen.findByRole("combobox", { name: "In section" });
    expect(parent).toHaveValue("Current assets");

    await user.click(parent);
    await user.keyboard("cash");

    const cash = await screen.findByRole("option", { name: /^Cash/ });
    expect(cash).toHaveAttribute("aria-disabled", "true");
    expect(cash).toHaveTextContent("Cash, receivables and payables can't be changed.");
  });
});
