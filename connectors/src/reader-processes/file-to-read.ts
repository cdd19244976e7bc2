import type { FileChoices, KeptMapping } from "@tieout/core/book-mapping/file-choices";
import type { Day } from "@tieout/core/calendar";
import type { SheetKind } from "../book-decoding/read-sheets.ts";

/** A file as it lies in storage, with what was said of it and of those before it. */
export interface FileToRead {
  readonly bytes: Buffer;
  /** What its content says it is. */
  readonly kind: SheetKind | "sie" | "saf-t" | "fec";
  readonly fileName: string;
  readonly choices: FileChoices;
  readonly kept: readonly KeptMapping[];
  readonly today: Day;
}

/** What could be books, by its content; nothing where it can't. */
export const booksKindOf = (sniffedType: string): FileToRead["kind"] | undefined =>
  booksKinds.find((kind) => kind === sniffedType);

const booksKinds = ["xlsx", "xls", "ods", "csv", "txt", "sie", "saf-t", "fec"] as const;
