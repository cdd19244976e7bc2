export {
  DropdownMenu,
  type DropdownMenuProps,
  MenuItem,
  type MenuItemProps,
  MenuSeparator,
} from "./dropdown-menu.tsx";
