import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { alderEditor } from "../../testing/alder.ts";
import { showStatement } from "../../testing/show-statement.tsx";

beforeEach(() => {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === "(width < 640px)" }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a statement on a phone", () => {
  it("is only read, one period at a time", async () => {
    const { user } = showStatement();

    expect(screen.getByRole("combobox", { name: "Period shown" })).toHaveTextContent("FY 2025");
    for (const name of [/^Undo/, /^Redo/, /^Reset/, /^Save/, /^Add classification/]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
    expect(screen.queryByRole("combobox", { name: "Number style" })).toBeNull();
    expect(screen.queryByRole("combobox", { name: "Order of periods" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Lines" }));
    expect(within(screen.getByRole("menu")).queryByText(/^Hidden lines/)).toBeNull();
    await user.keyboard("{Escape}");
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("keeps undo and save for what is unsaved", async () => {
    const editor = alderEditor();
    editor.edit([{ do: "rename", node: "account/1420", part: "caption", text: "Owner" }]);
    const { user } = showStatement({ editor });

    expect(screen.getByText("1 unsaved change")).toBeVisible();
    expect(screen.getByRole("button", { name: "Save statement" })).not.toHaveAttribute(
      "aria-disabled",
    );
    expect(screen.queryByRole("button", { name: /^Redo/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: /^Undo/ }));

    expect(editor.state().dirty).toBe(false);
    expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
  });
});
