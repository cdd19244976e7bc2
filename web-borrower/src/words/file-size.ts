import { useIntl } from "react-intl";

/** How large a file is, in the reader's language: "2.4 MB". */
export function useFileSize(): (bytes: number) => string {
  const { formatNumber } = useIntl();
  return (bytes) => {
    const isSmall = bytes < 1_000_000;
    return formatNumber(bytes / (isSmall ? 1_000 : 1_000_000), {
      style: "unit",
      unit: isSmall ? "kilobyte" : "megabyte",
      maximumFractionDigits: isSmall ? 0 : 1,
    });
  };
}
