import { Button, Callout, ConfirmDialog } from "@tieout/ui-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ReceiptPath } from "../../api/receipt.ts";
import { reasonOf } from "../../messages/reason.ts";
import { useChangeReceipt } from "./use-change-receipt.ts";

interface EndAccessProps {
  readonly path: ReceiptPath;
  readonly lender: string;
  readonly packageName: string;
}

/** Has the lender read nothing more, once it's sure that this is meant. */
export function EndAccess({ path, lender, packageName }: EndAccessProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const { press, isPending, problem, reset } = useChangeReceipt(path, "endaccess");
  const values = { lender, package: packageName };
  const close = () => {
    setOpen(false);
    reset();
  };

  return (
    <>
      <Button onClick={() => setOpen(true)} variant="link">
        {formatMessage({ id: "receipt.end" })}
      </Button>
      <ConfirmDialog
        busy={isPending}
        busyLabel={formatMessage({ id: "receipt.end.busy" })}
        confirmLabel={formatMessage({ id: "receipt.end" })}
        destructive
        onClose={close}
        onConfirm={() => press(close)}
        open={open}
        safeLabel={formatMessage({ id: "receipt.keep" })}
        title={formatMessage({ id: "receipt.end.title" }, values)}
      >
        <FormattedMessage id="receipt.end.detail" values={values} />
        {problem && (
          <Callout title={formatMessage({ id: "receipt.end.failed" })} tone="danger">
            {reasonOf(problem, formatMessage)}
          </Callout>
        )}
      </ConfirmDialog>
    </>
  );
}
