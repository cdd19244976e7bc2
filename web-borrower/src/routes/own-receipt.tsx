import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Box, Stack } from "@tieout/ui-kit";
import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { LinkSession } from "../api/link-session.ts";
import { receiptKey, receipt as receiptOf, receiptPage } from "../api/receipt.ts";
import { WaitingAsk } from "../features/allow-more/allow-more.tsx";
import { ProveEmail } from "../features/prove-email/prove-email.tsx";
import {
  OtherPermissions,
  ReceiptView,
  WithdrawReceipt,
} from "../features/receipt/receipt-view.tsx";
import { NextStep } from "./next-step.tsx";
import * as styles from "./routes.css.ts";

interface OwnReceiptProps {
  readonly session: LinkSession;
  readonly submissionId: string;
  /** What can be done next. */
  readonly children: ReactNode;
}

/** The receipt of what this visitor shared, by mail too, and last the way to take it back. */
export function OwnReceipt({ session, submissionId, children }: OwnReceiptProps) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const path = { workspaceId: session.workspaceId, submissionId };
  const { data: receipt, isError } = useQuery(receiptOf(path, undefined));
  const { email } = session;

  if (!receipt) {
    return (
      <Stack above={22} gap="medium">
        {isError && (
          <NextStep
            detail={formatMessage({ id: "receipt.lede" })}
            href={receiptPage(path)}
            icon={<ReceiptText />}
            title={formatMessage({ id: "receipt.view" })}
          />
        )}
        {children}
      </Stack>
    );
  }
  return (
    <>
      <WaitingAsk path={path} receipt={receipt} />
      <ReceiptView path={path} receipt={receipt} />
      <Box above={22}>
        <div className={styles.longText}>
          <ProveEmail
            email={email}
            lede={<FormattedMessage id="receipt.email.lede" />}
            onProved={() => void queryClient.invalidateQueries({ queryKey: receiptKey(path) })}
            proved={
              <FormattedMessage
                id="receipt.email.done"
                values={{ email: email?.emailAddress ?? "" }}
              />
            }
            title={formatMessage({ id: "receipt.email.title" })}
          />
        </div>
      </Box>
      <OtherPermissions path={path} receipt={receipt} />
      <Stack above={22} gap="medium">
        {children}
      </Stack>
      <WithdrawReceipt path={path} receipt={receipt} />
    </>
  );
}
