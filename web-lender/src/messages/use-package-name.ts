import { type AccountingPackage, packageFacts } from "@tieout/web-portal/packages";
import { useIntl } from "react-intl";

/** What books came from, by name: a file has none of its own, as packages have. */
export function usePackageName(): (id: AccountingPackage) => string {
  const { formatMessage } = useIntl();
  return (id) =>
    id === "fileupload" ? formatMessage({ id: "package.file" }) : packageFacts[id].name;
}
