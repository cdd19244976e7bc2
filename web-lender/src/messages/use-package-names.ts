import { type AccountingPackage, packageNames } from "@tieout/web-portal/packages";
import { useIntl } from "react-intl";

/** What books came from, by name: a file has none of its own, as packages have. */
export function usePackageNames(): Readonly<Record<AccountingPackage, string>> {
  const { formatMessage } = useIntl();
  return { ...packageNames, fileupload: formatMessage({ id: "package.file" }) };
}
