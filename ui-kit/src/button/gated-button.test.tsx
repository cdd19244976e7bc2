import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
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
