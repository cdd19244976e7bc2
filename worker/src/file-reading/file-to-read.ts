import type { Day } from "@tieout/core/calendar";
import type { FileChoices } from "@tieout/core/file-import";
import type { KeptMapping } from "@tieout/server/database";
import { FileRefused, type SheetKind } from "@tieout/server/reading";

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

/** What could be books, by its content. */
export function booksKindOf(sniffedType: string): FileToRead["kind"] {
  const known = booksKinds.find((kind) => kind === sniffedType);
  if (!known) throw new FileRefused("unknown");
  return known;
}

const booksKinds = ["xlsx", "xls", "ods", "csv", "txt", "sie", "saf-t", "fec"] as const;
