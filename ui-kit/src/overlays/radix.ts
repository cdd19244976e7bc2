// Loaded with the first dialog, menu, popover, tooltip or toast.
export { AlertDialog, Dialog, DropdownMenu, Popover, Toast, Tooltip } from "radix-ui";
