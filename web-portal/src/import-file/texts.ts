import { languageOf, writtenDay } from "@tieout/core/language";
import { useIntl } from "react-intl";
import type { FileImport } from "./file-import-calls.ts";

/** Minor units to text, such as "1,240.00"; `digits` of them are decimals. */
export function useAmount(digits: number): (minor: number) => string {
  const { formatNumber } = useIntl();
  return (minor) =>
    formatNumber(minor / 10 ** digits, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
}

/** A day of the books, such as "December 31, 2025". */
export function useDay(): (day: string) => string {
  const { formatDate, locale } = useIntl();
  return (day) =>
    writtenDay(formatDate(day, { dateStyle: "long", timeZone: "UTC" }), languageOf(locale));
}

type Checks = NonNullable<FileImport["tieOut"]>["checks"];
type Difference = Checks[number]["differences"][number];

export function usePlace(): (difference: Difference) => string {
  const { formatMessage } = useIntl();
  const day = useDay();
  return ({ row, accountId, accountName, transactionId, end }) => {
    if (transactionId !== undefined) {
      return formatMessage({ id: "file.check.at.entry" }, { entry: transactionId });
    }
    if (accountId !== undefined) {
      const name = accountName ?? "";
      return formatMessage({ id: "file.check.at.account" }, { number: accountId, name }).trim();
    }
    if (row !== undefined) return formatMessage({ id: "file.check.at.row" }, { row });
    return end === undefined ? formatMessage({ id: "file.check.at.file" }) : day(end);
  };
}
