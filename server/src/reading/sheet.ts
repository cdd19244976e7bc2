import type { SheetRow } from "@tieout/core/file-import";

/** One sheet of a file. Its rows can be gone through again, and are never all held. */
export interface Sheet {
  readonly name: string;
  /** Whoever made the file has put it out of sight. */
  readonly hidden: boolean;
  readonly rows: () => AsyncIterable<SheetRow>;
}
