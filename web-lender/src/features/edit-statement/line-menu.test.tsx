import { fireEvent, screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it, vi } from "vitest";
import { shownLines } from "../../testing/alder.ts";
import { showStatement } from "../../testing/show-statement.tsx";

describe("the menu of a line", () => {
  it("turns the side of a section, and no exact amount (S-U94, S-T31)", async () => {
    const { user, editor } = showStatement();

    openMenu("Long-term liabilities");
    await user.click(await screen.findByRole("menuitem", { name: /Reported as/ }));
    choose(await screen.findByRole("menuitemradio", { name: "Debit" }));

    expect(shownLines(editor)).toContain("Total long-term liabilities (100.00) (100.00)");
    expect(shownLines(editor)).toContain("Total liabilities 450.00 400.00");
  });

  it("sets a line in bold, in italics and underlined (S-U86)", async () => {
    const { user, editor } = showStatement();

    openMenu("Due from owner");
    await user.click(await screen.findByRole("menuitem", { name: "Style" }));
    expect(await accessibilityFaults()).toEqual([]);
    choose(await screen.findByRole("menuitemcheckbox", { name: "Bold" }));
    openMenu("Due from owner");
    await user.click(await screen.findByRole("menuitem", { name: "Style" }));
    choose(await screen.findByRole("menuitemradio", { name: "Double underline" }));

    expect(JSON.stringify(editor.spread)).toContain(
      '"id":"1420","style":{"bold":true,"italic":false,"underline":"double"}',
    );
    editor.undo();
    editor.undo();
    expect(editor.state().dirty).toBe(false);
  });

  it("offers only what may be done with the line (S-E41)", async () => {
    showStatement();

    openMenu("Checking");

    const menu = await screen.findByRole("menu", { name: "Checking: actions" });
    expect(
      within(menu)
        .getAllByRole("menuitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["History"]);
  });

  it("opens the history of a line, as H does", async () => {
    const onHistory = vi.fn();
    const { user } = showStatement({ onHistory });

    openMenu("Due from owner");
    await user.click(await screen.findByRole("menuitem", { name: "History" }));
    expect(onHistory).toHaveBeenLastCalledWith(expect.objectContaining({ node: "account/1420" }));

    await user.click(screen.getByRole("rowheader", { name: /^Prepaid/ }));
    await user.keyboard("h");
    expect(onHistory).toHaveBeenLastCalledWith(expect.objectContaining({ node: "account/1410" }));
  });
});

/** As a right click does, the menu key and Shift+F10. */
function openMenu(caption: string) {
  fireEvent.contextMenu(screen.getByRole("rowheader", { name: new RegExp(`^${caption}`) }));
}

/** Without a way there: without a layout, a pointer leaves a submenu as soon as it moves. */
function choose(item: HTMLElement) {
  fireEvent.click(item);
}
