import { useIntl } from "react-intl";
import type { Link } from "../../api/links.ts";

/** What a link asks for, in a line: "Financial statements, transactions, 3 years and YTD". */
export function useAskedWords({ submissionRequest }: Link): string {
  const { formatMessage } = useIntl();
  const { accountingCollectionGroups, fullFiscalYearsToCollect: count } = submissionRequest;
  const [first, ...others] = accountingCollectionGroups;
  const groups = [
    ...(first ? [formatMessage({ id: `group.${first}` })] : []),
    ...others.map((group) => formatMessage({ id: `group.${group}.short` })),
  ].join(", ");
  return formatMessage({ id: "wish.scope" }, { groups, count });
}
