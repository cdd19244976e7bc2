import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const layer = /<(?:ConfirmDialog|Dialog|DropdownMenu|Popover|DateRange)\b/;

/** The sources below a folder that have a dialog, a menu or a popover. */
export function layersIn(folder: URL): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .filter((file) => layer.test(readFileSync(fileURLToPath(new URL(file, folder)), "utf8")));
}
