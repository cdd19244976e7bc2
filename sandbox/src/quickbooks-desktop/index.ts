export { accountId } from "./company-file/names.ts";
export { readConnectionFile } from "./connection-file.ts";
export type { Outcome } from "./outcomes.ts";
export { openQuickBooks } from "./quickbooks.ts";
export {
  type QuickBooksDesktopOptions,
  startQuickBooksDesktop,
} from "./start-quickbooks-desktop.ts";
export { type Update, updateSelected } from "./web-connector/update-selected.ts";
