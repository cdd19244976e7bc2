import { type AccountingPackage, packageNames } from "@tieout/web-portal/packages";
import { useIntl } from "react-intl";

/** A file has no name of its own. */
export function usePackageNames(): Readonly<Record<AccountingPackage, string>> {
  const { formatMessage } = useIntl();
  return { ...packageNames, fileupload: formatMessage({ id: "package.file" }) };
}
