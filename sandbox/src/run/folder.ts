import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout, of a file of this room two folders below it, be it written or bundled. */
export const rootOf = (url: string) => resolve(dirname(fileURLToPath(url)), "../..");

/** Where a checkout's sandbox keeps everything. */
export const folderIn = (root: string) =>
  resolve(process.env.TIEOUT_SANDBOX_FOLDER ?? join(root, ".sandbox"));
