import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const layer = /<(?:ConfirmAction|ConfirmDialog|Dialog|DropdownMenu|Popover|DateRange)\b/;
/** Counted wherever a page uses it instead. */
const itself = /export function ConfirmAction\b/;

/** Sources under a folder that contain a dialog, a menu or a popover. */
export function layersIn(folder: URL): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .filter((file) => {
      const source = readFileSync(fileURLToPath(new URL(file, folder)), "utf8");
      return layer.test(source) && !itself.test(source);
    });
}
