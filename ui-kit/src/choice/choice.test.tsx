import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { FilterChip } from "../filter-chip/filter-chip.tsx";
import { Segmented } from "../segmented/segmented.tsx";
import { Checkbox } from "./checkbox.tsx";
import { RadioCards } from "./radio-cards.tsx";
import { Switch, SwitchRow } from "./switch.tsx";

it("checks all, when some were checked", async () => {
  const change = vi.fn();
  render(<Checkbox checked="mixed" label="Select all" onChange={change} />);
  const box = screen.getByRole("checkbox", { name: "Select all" });
  expect(box).toBePartiallyChecked();

  await userEvent.setup().click(screen.getByText("Select all"));
  expect(change).toHaveBeenCalledWith(true);
});

it("stays as it is where it's locked, and says so", async () => {
  const change = vi.fn();
  render(<Checkbox checked label="Default User" locked onChange={change} />);
  const box = screen.getByRole("checkbox", { name: "Default User" });

  await userEvent.setup().click(box);
  expect(box).toBeChecked();
  expect(box).toHaveAttribute("aria-readonly", "true");
  expect(change).not.toHaveBeenCalled();
});

it("switches by its label", async () => {
  const change = vi.fn();
  render(<SwitchRow checked hint="At once" label="Allow uploads" onChange={change} />);
  const toggle = screen.getByRole("switch", { name: "Allow uploads", checked: true });
  expect(toggle).toHaveAccessibleDescription("At once");

  await userEvent.setup().click(screen.getByText("Allow uploads"));
  expect(change).toHaveBeenCalledWith(false);
});

it("switches by the keyboard, and says what", async () => {
  const change = vi.fn();
  render(<Switch checked={false} label="Failed, Tidewater" onChange={change} />);
  const user = userEvent.setup();

  await user.tab();
  expect(screen.getByRole("switch", { name: "Failed, Tidewater" })).toHaveFocus();
  await user.keyboard(" ");

  expect(change).toHaveBeenCalledWith(true);
});

it("chooses a card with an arrow", async () => {
  const change = vi.fn();
  render(
    <RadioCards
      label="Method"
      onChange={change}
      options={[
        { value: "link", title: "Secure link", description: "To send" },
        { value: "direct", title: "Direct connection" },
      ]}
      value="link"
    />,
  );
  expect(screen.getByRole("radiogroup", { name: "Method" })).toBeInTheDocument();
  const link = screen.getByRole("radio", { name: "Secure link", checked: true });
  expect(link).toHaveAccessibleDescription("To send");

  await userEvent.setup().click(screen.getByRole("radio", { name: "Direct connection" }));
  expect(change).toHaveBeenCalledWith("direct");
});

it("always shows one of its views", async () => {
  const change = vi.fn();
  render(
    <Segmented
      label="Basis"
      onChange={change}
      options={[
        { value: "accrual", label: "Accrual" },
        { value: "cash", label: "Cash" },
      ]}
      value="accrual"
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("radio", { name: "Accrual" }));
  expect(change).not.toHaveBeenCalled();

  await user.click(screen.getByRole("radio", { name: "Cash" }));
  expect(change).toHaveBeenCalledWith("cash");
});

it("says whether a filter lets through", async () => {
  const change = vi.fn();
  render(<FilterChip label="Deleted" on={false} onChange={change} />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Deleted", pressed: false }));
  expect(change).toHaveBeenCalledWith(true);
});
