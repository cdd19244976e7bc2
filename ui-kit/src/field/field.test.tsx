import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Select } from "../select/select.tsx";
import { Field } from "./field.tsx";
import { SearchInput } from "./search-input.tsx";
import { TextInput } from "./text-input.tsx";

it("names and describes its control", () => {
  render(
    <Field hint="As it stands on the loan file." label="Name">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole("textbox", { name: "Name" });
  expect(input).toHaveAccessibleDescription("As it stands on the loan file.");
  expect(input).toBeValid();
});

it("says the error in place of the hint", () => {
  render(
    <Field error="Enter a name." hint="As it stands on the loan file." label="Name">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole("textbox", { name: "Name" });
  expect(input).toHaveAccessibleDescription("Enter a name.");
  expect(input).toBeInvalid();
});

it("names a select as well, which is chosen from by keyboard", async () => {
  const choose = vi.fn();
  render(
    <Field label="Order">
      <Select
        onChange={choose}
        options={[
          { value: "newest", label: "Newest first" },
          { value: "oldest", label: "Oldest first" },
        ]}
        value="newest"
      />
    </Field>,
  );
  const user = userEvent.setup();
  screen.getByRole("combobox", { name: "Order" }).focus();

  await user.keyboard("{Enter}");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(choose).toHaveBeenCalledWith("oldest");
});

it("clears a search, and leaves the focus where the next one is typed", async () => {
  const change = vi.fn();
  render(
    <SearchInput clearLabel="Clear search" label="Search by name" onChange={change} value="tide" />,
  );

  await userEvent.setup().click(screen.getByRole("button", { name: "Clear search" }));

  expect(change).toHaveBeenCalledWith("");
  expect(screen.getByRole("searchbox", { name: "Search by name" })).toHaveFocus();
});
