import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Pagination } from "./pagination.tsx";

it("turns a page, and stops at the end", async () => {
  const turn = vi.fn();
  const { rerender } = render(<Pagination onPageChange={turn} page={5} pages={6} />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Next page" }));
  expect(turn).toHaveBeenCalledWith(6);

  rerender(<Pagination onPageChange={turn} page={6} pages={6} />);
  expect(screen.getByRole("button", { name: "Next page" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Last page" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "First page" })).toBeEnabled();
});

it("offers no last page where nobody knows it", () => {
  render(<Pagination onPageChange={vi.fn()} page={2} pages={3} skips="to-first" />);

  expect(screen.getByRole("button", { name: "First page" })).toBeEnabled();
  expect(screen.queryByRole("button", { name: "Last page" })).toBeNull();
});
