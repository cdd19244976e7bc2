import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Button } from "../button/button.tsx";
import { DropdownMenu, MenuItem } from "./dropdown-menu.tsx";
import { MenuChoices, Submenu } from "./submenu.tsx";

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

it("opens a menu of its own by the arrow that points to it, and goes back by the other", async () => {
  const { choose, user } = withSubmenu();
  await user.keyboard("{Enter}{ArrowDown}");
  const item = screen.getByRole("menuitem", { name: "Language English" });
  expect(item).toHaveFocus();
  expect(item).toHaveAttribute("aria-haspopup", "menu");

  await user.keyboard("{ArrowRight}");
  expect(await screen.findByRole("menuitemradio", { name: "English" })).toHaveFocus();
  await user.keyboard("{ArrowLeft}");
  expect(screen.queryByRole("menuitemradio", { name: "English" })).not.toBeInTheDocument();
  expect(item).toHaveFocus();

  await user.keyboard("{Enter}");
  await screen.findByRole("menuitemradio", { name: "English" });
  await user.keyboard("{ArrowDown}{Enter}");
  expect(choose).toHaveBeenCalledExactlyOnceWith("fr");
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
});

it("opens a menu of its own by touch", async () => {
  const { choose, user } = withSubmenu();
  await user.keyboard("{Enter}");
  const item = screen.getByRole("menuitem", { name: "Language English" });
  await user.pointer([{ keys: "[TouchA]", target: item }]);
  const french = await screen.findByRole("menuitemradio", { name: "Français" });
  await user.pointer([{ keys: "[TouchA]", target: french }]);

  expect(choose).toHaveBeenCalledExactlyOnceWith("fr");
});

function withSubmenu() {
  const choose = vi.fn();
  const user = userEvent.setup();
  render(
    <DropdownMenu trigger={<Button>Dana</Button>}>
      <MenuItem>Notifications</MenuItem>
      <Submenu label="Language" value="English">
        <MenuChoices
          choices={[
            { value: "en", label: "English" },
            { value: "fr", label: "Français" },
          ]}
          onChoose={choose}
          value="en"
        />
      </Submenu>
    </DropdownMenu>,
  );
  screen.getByRole("button", { name: "Dana" }).focus();
  return { choose, user };
}
