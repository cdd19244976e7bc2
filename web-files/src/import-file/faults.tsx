import type { MappingFault } from "@tieout/core/file-import";
import { Callout } from "@tieout/ui-kit";
import { useIntl } from "react-intl";

interface FaultsProps {
  readonly faults: readonly MappingFault[];
}

/** What has to be said before the figures can be checked. */
export function Faults({ faults }: FaultsProps) {
  const { formatMessage } = useIntl();
  if (faults.length === 0) return null;

  return (
    <Callout title={formatMessage({ id: "file.columns.faults" })} tone="danger">
      <ul>
        {faults.map(({ fault, field }) => (
          <li key={`${fault} ${field}`}>
            {fault === "no-column" && field === "accountNumber"
              ? formatMessage({ id: "file.columns.missing.account" })
              : formatMessage(
                  {
                    id: fault === "no-column" ? "file.columns.missing" : "file.columns.doubled",
                  },
                  { field: formatMessage({ id: `file.field.${field}` }) },
                )}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
