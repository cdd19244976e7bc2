import { composeStories } from "@storybook/react-vite";
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import * as stories from "./statement-grid.stories.tsx";

const { Editable } = composeStories(stories);

const caption = (name: RegExp) => screen.getByRole("rowheader", { name });
const selected = () => screen.queryAllByRole("row", { selected: true });

describe("editing a caption", () => {
  it("begins with Enter and F2 and is saved by Enter, trimmed", async () => {
    const user = userEvent.setup();
    const onRename = vi.fn();
    render(<Editable onRename={onRename} />);
    await user.click(caption(/^Vendor/));

    await user.keyboard("{Enter}");
    const input = screen.getByRole("textbox", { name: "Vendor deposits" });
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute("maxlength", "100");
    await user.keyboard("Deposits on engines {Enter}");

    expect(onRename.mock.calls).toEqual([["1430", "Deposits on engines"]]);
    expect(caption(/^Deposits on engines/)).toHaveFocus();
    await user.keyboard("{F2}");
    expect(screen.getByRole("textbox")).toHaveValue("Deposits on engines");
  });

  it("is cancelled by Escape, and leaves the grid's keys alone", async () => {
    const user = userEvent.setup();
    const onRename = vi.fn();
    render(<Editable onRename={onRename} />);
    await user.click(caption(/^Vendor/));

    await user.keyboard("{Enter}i a {Escape}");

    expect(onRename).not.toHaveBeenCalled();
    expect(selected()).toEqual([]);
    expect(caption(/^Vendor deposits/)).toHaveFocus();
  });

  it("is saved by Tab, which goes on to the next caption, and by leaving it", async () => {
    const user = userEvent.setup();
    const onRename = vi.fn();
    render(<Editable onRename={onRename} />);
    await user.dblClick(caption(/^Marine/));

    await user.keyboard("Marine{Tab}");
    expect(screen.getByRole("textbox", { name: "Engines and outdrives" })).toHaveFocus();
    await user.keyboard("Engines");
    await user.click(screen.getByRole("gridcell", { name: /^Vendor deposits, FY2024/ }));

    expect(onRename.mock.calls).toEqual([
      ["1310", "Marine"],
      ["1320", "Engines"],
    ]);
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  it("stays open with what was typed where it's refused, and says why, until it's accepted or given up", async () => {
    const user = userEvent.setup();
    const onRename = vi.fn((_: string, text: string) =>
      text.includes("<") ? "Leave out < and >." : undefined,
    );
    render(<Editable onRename={onRename} />);
    await user.click(caption(/^Vendor/));

    await user.keyboard("{Enter}<b>{Enter}");
    const input = screen.getByRole("textbox", { name: "Vendor deposits" });
    expect(screen.getByRole("alert")).toHaveTextContent("Leave out < and >.");
    expect(input).toHaveFocus();
    expect(input).toHaveValue("<b>");
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription("Leave out < and >.");

    await user.keyboard("{Backspace}{Tab}");
    expect(input).toHaveFocus();
    await user.click(screen.getByRole("gridcell", { name: /^Vendor deposits, FY2024/ }));
    expect(input).toHaveValue("<b");
    await user.clear(input);
    await user.keyboard("Deposits{Enter}");
    expect(caption(/^Deposits/)).toHaveFocus();

    await user.keyboard("{F2}<{Enter}{Escape}");
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(caption(/^Deposits/)).toHaveFocus();
  });

  it("isn't saved by the Enter that ends a composition", async () => {
    const user = userEvent.setup();
    const onRename = vi.fn();
    render(<Editable onRename={onRename} />);
    await user.click(caption(/^Vendor/));
    await user.keyboard("{Enter}");

    fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter", isComposing: true });

    expect(screen.getByRole("textbox")).toBeInTheDocument();
    expect(onRename).not.toHaveBeenCalled();
  });

  it("says which cells can be edited", () => {
    render(<Editable />);
    expect(screen.getByRole("treegrid")).toHaveAttribute("aria-readonly", "true");
    expect(caption(/^Vendor/)).toHaveAttribute("aria-readonly", "false");
    expect(caption(/^Total cash/)).not.toHaveAttribute("aria-readonly");
  });
});
