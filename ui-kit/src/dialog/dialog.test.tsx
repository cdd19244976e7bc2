import { composeStories } from "@storybook/react-vite";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import * as stories from "./dialog.stories.tsx";
import { Dialog } from "./dialog.tsx";

const { Wizard } = composeStories(stories);

describe("Dialog", () => {
  it("starts on its title, closes with Esc, and gives the focus back", async () => {
    const user = userEvent.setup();
    render(<Wizard open={false} />);
    const trigger = screen.getByRole("button", { name: "New data collection" });

    await user.click(trigger);
    expect(screen.getByRole("heading", { name: "New data collection" })).toHaveFocus();
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription("Tidewater Marine Supply, Inc.");

    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  it("starts on the first field where one is to be filled in, and not on its cross", () => {
    render(
      <Dialog initialFocus="first" onClose={vi.fn()} open title="Add workspace">
        <input aria-label="Code" disabled />
        <input aria-label="Name" />
      </Dialog>,
    );

    expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  });

  it("keeps what was typed from Esc, but not from its cross", async () => {
    const user = userEvent.setup();
    const close = vi.fn();
    render(
      <Dialog onClose={close} open title="Add workspace" typed>
        A form
      </Dialog>,
    );

    await user.keyboard("{Escape}");
    expect(close).not.toHaveBeenCalled();

    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(close).toHaveBeenCalledOnce();
  });
});

describe("a press outside a dialog", () => {
  const show = () => {
    const close = vi.fn();
    render(
      <Dialog onClose={close} open title="New data collection">
        <button type="button">Continue</button>
      </Dialog>,
    );
    return close;
  };

  const pressOutside = () => {
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
  };

  it("closes it", async () => {
    const close = show();

    await waitFor(() => {
      pressOutside();
      expect(close).toHaveBeenCalled();
    });
  });

  it("doesn't where it's the second of a double click that began inside", async () => {
    const close = show();

    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    pressOutside();

    expect(close).not.toHaveBeenCalled();
  });
});
