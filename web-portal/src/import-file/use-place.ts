import { useIntl } from "react-intl";
import type { FileImport } from "../calls/index.ts";
import { useDay } from "./use-day.ts";

type Checks = NonNullable<FileImport["tieOut"]>["checks"];
type Difference = Checks[number]["differences"][number];

/** The most telling word for where to look. */
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
