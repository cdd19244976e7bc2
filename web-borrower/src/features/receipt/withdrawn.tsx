import { Box, Callout } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Undo2 } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Receipt } from "../../api/receipt.ts";

/** Since when it's taken back. Whoever listens hears of it when it happens. */
export function Withdrawn({ receipt: { withdrawnTime, lender } }: { readonly receipt: Receipt }) {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();

  return (
    <div role="status">
      {withdrawnTime !== undefined && (
        <Box above={20}>
          <Callout
            icon={<Undo2 />}
            title={formatMessage({ id: "receipt.withdrawn" }, { day: longDay(withdrawnTime) })}
            tone="neutral"
          >
            <FormattedMessage id="receipt.withdrawn.detail" values={{ lender }} />
          </Callout>
        </Box>
      )}
    </div>
  );
}
