import { useQuery } from "@tanstack/react-query";
import { Text } from "@tieout/ui-kit";
import { useContext } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearch } from "wouter";
import { type ReceiptPath, receipt as receiptOf } from "../api/receipt.ts";
import { Arrival, PageTitle } from "../app/arrival.tsx";
import { Frame } from "../app/frame.tsx";
import { useLinkSecret, useSecretGivenUp } from "../app/link-secret.ts";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
import { WaitingAsk } from "../features/allow-more/allow-more.tsx";
import {
  OtherPermissions,
  ReceiptView,
  WithdrawReceipt,
} from "../features/receipt/receipt-view.tsx";
import { Missing } from "./missing.tsx";

/** With the way to take it back (ui mock-up 48a). */
export function ReceiptRoute() {
  const search = new URLSearchParams(useSearch());
  const [workspaceId, submissionId] = [search.get("workspaceId"), search.get("submissionId")];
  if (workspaceId === null || submissionId === null) return <Missing what="receipt" />;
  return <Found path={{ workspaceId, submissionId }} />;
}

function Found({ path }: { readonly path: ReceiptPath }) {
  const { formatMessage } = useIntl();
  const isArrival = useContext(Arrival);
  const secret = useLinkSecret();
  const {
    data: receipt,
    error,
    isError,
    refetch,
  } = useQuery(
    // A secret from navigation belongs to another page.
    receiptOf(path, isArrival ? undefined : secret),
  );
  useSecretGivenUp(receipt !== undefined);

  if (isError) {
    if (error.status === 404 || error.status === 400) return <Missing what="receipt" />;
    return <Trouble onAgain={refetch} problem={error} />;
  }
  if (!receipt) return <Working />;

  return (
    <Frame measure="guide">
      <PageTitle>{formatMessage({ id: "receipt.title" })}</PageTitle>
      <Text above={10} as="p" pretty tone="muted">
        <FormattedMessage id="receipt.lede" />
      </Text>
      <WaitingAsk path={path} receipt={receipt} />
      <ReceiptView path={path} receipt={receipt} />
      <OtherPermissions path={path} receipt={receipt} />
      <WithdrawReceipt path={path} receipt={receipt} />
    </Frame>
  );
}
