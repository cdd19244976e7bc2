import { type IntlShape, useIntl } from "react-intl";

/** How large a file is, in the reader's language: "1.3 MB", counted as computers do: 1,024 bytes are one KB. */
export function useFileSize(): (bytes: number) => string {
  const { formatNumber } = useIntl();
  return (bytes) => fileSize(bytes, formatNumber);
}

export function fileSize(bytes: number, formatNumber: IntlShape["formatNumber"]): string {
  const unit = bytes < 1024 ** 2 ? "kilobyte" : "megabyte";
  const size = bytes / (unit === "kilobyte" ? 1024 : 1024 ** 2);
  const maximumFractionDigits = unit === "kilobyte" ? 0 : 1;
  const text = formatNumber(Math.max(size, 1), { style: "unit", unit, maximumFractionDigits });
  // English writes kB for 1,000 bytes; files have been counted in KB of 1,024 for longer.
  return text.replace("kB", "KB");
}
