import { useQuery } from "@tanstack/react-query";
import { Box, Button, Callout } from "@tieout/ui-kit";
import { ReceiptText } from "lucide-react";
import { useContext } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useSearch } from "wouter";
import { type ReceiptPath, receipt as receiptOf, receiptPage } from "../api/receipt.ts";
import { Arrival, PageTitle } from "../app/arrival.tsx";
import { Frame } from "../app/frame.tsx";
import { useLinkSecret, useSecretGivenUp } from "../app/link-secret.ts";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
import { AllowMore, permissionAsked } from "../features/allow-more/allow-more.tsx";
import { Missing } from "./missing.tsx";

/** Where a mail leads that asks for more than was allowed. */
export function AllowRoute() {
  const search = new URLSearchParams(useSearch());
  const [workspaceId, submissionId] = [search.get("workspaceId"), search.get("submissionId")];
  if (workspaceId === null || submissionId === null) return <Missing what="receipt" />;
  return <Found path={{ workspaceId, submissionId }} />;
}

function Found({ path }: { readonly path: ReceiptPath }) {
  const { formatMessage } = useIntl();
  const isArrival = useContext(Arrival);
  const secret = useLinkSecret();
  const receipt = useQuery(receiptOf(path, isArrival ? undefined : secret));
  const question = useQuery({ ...permissionAsked(path), enabled: receipt.data !== undefined });
  useSecretGivenUp(receipt.data !== undefined);

  const problem = receipt.error ?? question.error;
  if (problem) {
    if (problem.status === 404 || problem.status === 400) return <Missing what="receipt" />;
    return (
      <Trouble onAgain={receipt.isError ? receipt.refetch : question.refetch} problem={problem} />
    );
  }
  if (!receipt.data || !question.data) return <Working />;
  const { lender } = receipt.data;
  const { asked } = question.data;

  return (
    <Frame measure="guide">
      <PageTitle>{formatMessage({ id: "receipt.asked.title" }, { lender })}</PageTitle>
      <Box above={22}>
        {asked ? (
          <AllowMore asked={asked} lender={lender} path={path} />
        ) : (
          <Callout tone="info">
            <FormattedMessage id="receipt.asked.nothing" values={{ lender }} />
          </Callout>
        )}
      </Box>
      <Box above={22}>
        <Button asChild icon={<ReceiptText aria-hidden />} size="large">
          <Link href={receiptPage(path)}>{formatMessage({ id: "receipt.view" })}</Link>
        </Button>
      </Box>
    </Frame>
  );
}
