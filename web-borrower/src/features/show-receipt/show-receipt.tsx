import { Card, DefinitionList } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { ImportStatus } from "../../api/import-status.ts";
import { useCounts } from "../../messages/counts.ts";

interface ShowReceiptProps {
  readonly status: ImportStatus;
  readonly packageName: string | undefined;
}

/** With counts, never with amounts. */
export function ShowReceipt({ status, packageName }: ShowReceiptProps) {
  const { formatMessage } = useIntl();
  const counts = useCounts()(status.steps);
  const facts = [
    { term: formatMessage({ id: "completion.business" }), description: status.datasetName },
    { term: formatMessage({ id: "completion.package" }), description: packageName },
    { term: formatMessage({ id: "completion.read" }), description: counts },
  ];
  const items = facts.flatMap(({ term, description }) =>
    description === undefined ? [] : { term, description },
  );
  if (items.length === 0) return null;

  return (
    <Card title={formatMessage({ id: "completion.shared" })}>
      <DefinitionList items={items} layout="rows" />
    </Card>
  );
}
