import type { Language } from "../language/index.ts";

/** How large a file is, in the reader's language: "1.3 MB", counted as computers do: 1,024 bytes are one KB. */
export function fileSize(bytes: number, language: Language): string {
  const unit = bytes < megabyte ? "kilobyte" : "megabyte";
  const size = bytes / (unit === "kilobyte" ? kilobyte : megabyte);
  const maximumFractionDigits = unit === "kilobyte" ? 0 : 1;
  const format = new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits });
  // English writes kB for 1,000 bytes; files have been counted in KB of 1,024 for longer.
  return format.format(Math.max(size, 1)).replace("kB", "KB");
}

const kilobyte = 1024;
const megabyte = kilobyte ** 2;
