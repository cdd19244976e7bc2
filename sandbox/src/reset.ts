import { rmSync } from "node:fs";
import { folderIn, holderOf, rootOf } from "./run/folder.ts";

// Deletes the sandbox's database, mails, files and accounts.
const folder = folderIn(rootOf(import.meta.url));
const holder = holderOf(folder);
if (holder === undefined) {
  rmSync(folder, { recursive: true, force: true });
  console.log("The sandbox is empty. `npm start` fills it again.");
} else {
  console.error(
    `The sandbox is running (process ${holder}). Stop it with Ctrl-C first, then reset it.`,
  );
  process.exitCode = 1;
}
