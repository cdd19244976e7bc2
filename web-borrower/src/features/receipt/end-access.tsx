import { Button } from "@tieout/ui-kit";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { FormattedMessage, useIntl } from "react-intl";
import type { ReceiptPath } from "../../api/receipt.ts";
import { useChangeReceipt } from "./use-change-receipt.ts";

interface EndAccessProps {
  readonly path: ReceiptPath;
  readonly lender: string;
  readonly packageName: string;
}

/** Has the lender read nothing more, once it's sure that this is meant. */
export function EndAccess({ path, lender, packageName }: EndAccessProps) {
  const { formatMessage } = useIntl();
  const values = { lender, package: packageName };

  return (
    <ConfirmAction
      action={useChangeReceipt(path, "endaccess")}
      busyLabel={formatMessage({ id: "receipt.end.busy" })}
      confirmLabel={formatMessage({ id: "receipt.end" })}
      destructive
      failed={formatMessage({ id: "receipt.end.failed" })}
      safeLabel={formatMessage({ id: "receipt.keep" })}
      title={formatMessage({ id: "receipt.end.title" }, values)}
      trigger={(ask) => (
        <Button onClick={ask} variant="link">
          {formatMessage({ id: "receipt.end" })}
        </Button>
      )}
    >
      <FormattedMessage id="receipt.end.detail" values={values} />
    </ConfirmAction>
  );
}
