import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Pagination } from "./pagination.tsx";

it("turns a page, and stops at the end", async () => {
  const turn = vi.fn();
  const { rerender } = render(<Pagination onPageChange={turn} page={5} pages={6} />);
  const user = userEvent.setup();
  const next = screen.getByRole("button", { name: "Next page" });
  await user.click(next);
  expect(turn).toHaveBeenCalledWith(6);

  rerender(<Pagination onPageChange={turn} page={6} pages={6} />);
  const isOff = (name: string) =>
    screen.getByRole("button", { name }).getAttribute("aria-disabled");
  expect(["First page", "Next page", "Last page"].map(isOff)).toEqual([null, "true", "true"]);
  // Keyboard focus stays on the button at the last page.
  expect(next).toHaveFocus();
  expect(next).toBeEnabled();
  await user.keyboard("{Enter}");
  expect(turn).toHaveBeenCalledTimes(1);
});

it("offers no last page where nobody knows it", () => {
  render(<Pagination onPageChange={vi.fn()} page={2} pages={3} skips="to-first" />);

  expect(screen.getByRole("button", { name: "First page" })).toBeEnabled();
  expect(screen.queryByRole("button", { name: "Last page" })).toBeNull();
});
