export {
  DropdownMenu,
  type DropdownMenuProps,
  MenuItem,
  type MenuItemProps,
  MenuSeparator,
} from "./dropdown-menu.tsx";
export { type MenuChoice, MenuChoices, type MenuChoicesProps } from "./menu-choices.tsx";
export { Submenu, type SubmenuProps } from "./submenu.tsx";
