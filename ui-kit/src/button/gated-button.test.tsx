import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { GatedButton } from "./gated-button.tsx";

it("can be focused and says why it can't be pressed, by mouse, keyboard or a form", async () => {
  const [press, submit] = [vi.fn(), vi.fn((event) => event.preventDefault())];
  const form = (why: string | undefined) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <GatedButton onClick={press} type="submit" why={why}>
        Add
      </GatedButton>
    </form>
  );
  const user = userEvent.setup();
  const { rerender } = render(form("Enter a name first."));
  const button = screen.getByRole("button", { name: "Add" });

  await user.tab();
  await user.keyboard("{Enter}");
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard("{Enter} ");
  await user.click(button);

  expect(button).toHaveAccessibleDescription("Enter a name first.");
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect([press, submit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);

  rerender(form(undefined));
  // It's the same button, so it keeps focus.
  expect(button).toHaveFocus();
  await user.click(button);

  expect(button).not.toHaveAttribute("aria-disabled");
  expect([press, submit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

describe("pressed all the same, it shows why", () => {
  it("by a tap, until another place is tapped", async () => {
    const { user, button } = refusedButton();

    await user.pointer({ keys: "[TouchA]", target: button });
    expect(await screen.findByRole("tooltip")).toHaveTextContent("Enter a name first.");
    await user.pointer({ keys: "[TouchA]", target: button });
    expect(await screen.findByRole("tooltip")).toBeVisible();

    await user.pointer({ keys: "[TouchA]", target: document.body });
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  });

  it("by a click", async () => {
    const { user, button } = refusedButton();

    await user.click(button);

    expect(await screen.findByRole("tooltip")).toHaveTextContent("Enter a name first.");
  });

  it("by Enter, which leaves the focus where it was", async () => {
    const { user, button } = refusedButton();

    await user.tab();
    await user.keyboard("{Enter}");

    expect(await screen.findByRole("tooltip")).toHaveTextContent("Enter a name first.");
    await waitFor(() => expect(screen.getByRole("button", { name: "Add" })).toHaveFocus());
    expect(button).toHaveAccessibleDescription("Enter a name first.");
  });

  it("and not again by itself, once another reason comes", async () => {
    const { user, button, rerender } = refusedButton();
    await user.click(button);
    await screen.findByRole("tooltip");

    rerender(<GatedButton why={undefined}>Add</GatedButton>);
    rerender(<GatedButton why="Enter an amount.">Add</GatedButton>);

    expect(screen.queryByRole("tooltip")).toBeNull();
  });
});

function refusedButton() {
  const { rerender } = render(<GatedButton why="Enter a name first.">Add</GatedButton>);
  return { user: userEvent.setup(), rerender, button: screen.getByRole("button", { name: "Add" }) };
}
