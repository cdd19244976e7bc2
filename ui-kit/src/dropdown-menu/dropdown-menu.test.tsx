import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Button } from "../button/button.tsx";
import { DropdownMenu, MenuItem } from "./dropdown-menu.tsx";
import { MenuChoices } from "./menu-choices.tsx";

it("opens by keyboard, and does what is chosen", async () => {
  const rename = vi.fn();
  const user = userEvent.setup();
  render(
    <DropdownMenu label="Template" trigger={<Button>Template</Button>}>
      <MenuItem disabled>Delete</MenuItem>
      <MenuItem onSelect={rename}>Rename</MenuItem>
    </DropdownMenu>,
  );
  screen.getByRole("button", { name: "Template" }).focus();

  await user.keyboard("{Enter}");
  expect(screen.getByRole("menuitem", { name: "Rename" })).toHaveFocus();

  await user.keyboard("{Enter}");
  expect(rename).toHaveBeenCalledOnce();
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
});

it("says which of its choices holds, and changes it by keyboard", async () => {
  const choose = vi.fn();
  const user = userEvent.setup();
  render(
    <DropdownMenu trigger={<Button>Language</Button>}>
      <MenuChoices
        choices={[
          { value: "en", label: "English" },
          { value: "fr", label: "Français" },
        ]}
        onChoose={choose}
        value="en"
      />
    </DropdownMenu>,
  );
  screen.getByRole("button", { name: "Language" }).focus();

  await user.keyboard("{Enter}");
  expect(screen.getByRole("menuitemradio", { name: "English", checked: true })).toHaveFocus();
  await user.keyboard("{ArrowDown}{Enter}");

  expect(choose).toHaveBeenCalledExactlyOnceWith("fr");
  expect(screen.getByRole("button", { name: "Language" })).toHaveFocus();
});
