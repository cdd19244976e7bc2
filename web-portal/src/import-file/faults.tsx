import type { MappingFault } from "@tieout/core/book-mapping/mapping";
import { Callout } from "@tieout/ui-kit";
import { useIntl } from "react-intl";

interface FaultsProps {
  readonly faults: readonly MappingFault[];
  /** The day isn't said either. */
  readonly lacksDay: boolean;
}

/** What has to be said before the figures can be checked. */
export function Faults({ faults, lacksDay }: FaultsProps) {
  const { formatMessage } = useIntl();
  if (faults.length === 0 && !lacksDay) return null;

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
        {lacksDay && <li>{formatMessage({ id: "file.options.as-of.ask" })}</li>}
      </ul>
    </Callout>
  );
}
