import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

it("says what it is doing while it is busy, stays focusable, and does nothing when pressed", async () => {
  const save = vi.fn();
  render(
    <Button busy busyLabel="Saving" onClick={save}>
      Save statement
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Saving" });

  await userEvent.click(button);

  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(save).not.toHaveBeenCalled();
});

it("doesn't submit a form while it is busy", async () => {
  const submit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Button busy type="submit">
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(submit).not.toHaveBeenCalled();
});

it("gives its looks to a link", () => {
  render(
    <Button asChild variant="primary">
      <a href="/workspaces">Open workspaces</a>
    </Button>,
  );
  expect(screen.getByRole("link", { name: "Open workspaces" })).toHaveAttribute(
    "href",
    "/workspaces",
  );
});
