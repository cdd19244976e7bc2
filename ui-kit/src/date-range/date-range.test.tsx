import { composeStories } from "@storybook/react-vite";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import * as stories from "./date-range.stories.tsx";

const { AllDates, Custom } = composeStories(stories);

it("applies a preset at once", async () => {
  const user = userEvent.setup();
  const change = vi.fn();
  render(<AllDates onChange={change} />);

  await user.click(screen.getByRole("button", { name: "Collected: All dates" }));
  await user.click(screen.getByRole("button", { name: "Prior month" }));

  expect(change).toHaveBeenCalledWith({
    preset: "prior-month",
    from: "2025-09-01",
    to: "2025-09-30",
  });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("applies a range of one's own only when asked to", async () => {
  const user = userEvent.setup();
  const change = vi.fn();
  render(<AllDates onChange={change} />);

  await user.click(screen.getByRole("button", { name: "Collected: All dates" }));
  await user.click(screen.getByRole("button", { name: "October 3, 2025" }));
  await user.click(screen.getByRole("button", { name: "October 10, 2025" }));
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByText("October 3, 2025 to October 10, 2025")).toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Apply" }));
  expect(change).toHaveBeenCalledWith({ preset: "custom", from: "2025-10-03", to: "2025-10-10" });
});

it("says which days a preset is", () => {
  render(<AllDates value={{ preset: "prior-month" }} />);

  expect(
    screen.getByRole("button", { name: /^Collected: Prior month, September 1\s–\s30, 2025$/ }),
  ).toHaveTextContent(/September 1\s–\s30, 2025/);
});

it("walks through the days by keyboard", async () => {
  const user = userEvent.setup();
  render(<Custom />);
  await user.click(
    screen.getByRole("button", { name: /^Collected: July 1, 2025 to July 31, 2025$/ }),
  );
  screen.getByRole("button", { name: "July 31, 2025" }).focus();

  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("button", { name: "August 7, 2025" })).toHaveFocus();
  await user.keyboard("{PageUp}{ArrowLeft}");
  expect(screen.getByRole("button", { name: "July 6, 2025" })).toHaveFocus();
});
