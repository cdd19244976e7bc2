// What is loaded when a first dialog, menu, popover, tooltip or toast is needed.
export { AlertDialog, Dialog, DropdownMenu, Popover, Toast, Tooltip } from "radix-ui";
