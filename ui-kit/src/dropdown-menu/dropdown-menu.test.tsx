import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Button } from "../button/button.tsx";
import { DropdownMenu, MenuItem } from "./dropdown-menu.tsx";

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
