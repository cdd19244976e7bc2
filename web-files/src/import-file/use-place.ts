import { languageOf, writtenDay } from "@tieout/core/language";
import { useIntl } from "react-intl";
import type { FileImport } from "../calls/index.ts";

type Checks = NonNullable<FileImport["tieOut"]>["checks"];
type Difference = Checks[number]["differences"][number];

/** The most telling word for where to look. */
export function usePlace(): (difference: Difference) => string {
  const { formatMessage, formatDate, locale } = useIntl();
  const day = (end: string) =>
    writtenDay(formatDate(end, { dateStyle: "long", timeZone: "UTC" }), languageOf(locale));
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
