import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Meter } from "./meter.tsx";
import { Progress } from "./progress.tsx";

it("is read out with its label and its count", () => {
  render(<Progress label="Documents" max={5} value={3} />);
  const bar = screen.getByRole("progressbar", { name: "Documents" });
  expect(bar).toHaveAttribute("aria-valuenow", "3");
  expect(bar).toHaveAttribute("aria-valuetext", "3 of 5");
});

it("is empty, not broken, where there is nothing to count", () => {
  render(<Progress label="Documents" max={0} value={0} />);
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
});

it.each([
  { value: 38, max: 50, portion: "0.76" },
  { value: 60, max: 50, portion: "1" },
  { value: -2, max: 50, portion: "0" },
  { value: 0, max: 0, portion: "0" },
])("shows $value of $max as $portion of its bar (P-U17)", ({ value, max, portion }) => {
  const { container } = render(
    <Meter label="Data collections remaining" max={max} value={value} />,
  );

  expect(container.querySelector("[style]")?.getAttribute("style")).toMatch(
    new RegExp(`: ${portion};`),
  );
});

it("says what is left, and opens its details", () => {
  render(<Meter label="Data collections remaining" max={50} onOpen={() => {}} value={38} />);
  expect(screen.getByRole("button")).toHaveAccessibleName("Data collections remaining 38 of 50");
});
