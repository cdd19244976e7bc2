import { useQuery } from "@tanstack/react-query";
import { Button, Stack } from "@tieout/ui-kit";
import { MailCheck, ReceiptText } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, Redirect, useSearch } from "wouter";
import { linkSession } from "../api/link-session.ts";
import { receiptPage } from "../api/receipt.ts";
import { useLenderName } from "../api/tenant-settings.ts";
import { readVisit } from "../api/visit.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { linkPages } from "../app/pages.ts";
import { ConfirmationFacts } from "../features/confirm-email/confirm-email.tsx";
import { Person } from "./mail-foot.tsx";

/** Nothing is left to do (S-R7, S-U26). */
export function ConfirmedRoute() {
  const { formatMessage } = useIntl();
  const lender = useLenderName();
  const submissionId = new URLSearchParams(useSearch()).get("submissionId");
  const { confirmation } = readVisit();
  const receipt = useReceipt(submissionId, confirmation?.sharedHere === true);

  // This tab confirmed nothing, or something else.
  if (!confirmation || confirmation.submissionId !== submissionId) {
    return <Redirect replace to={linkPages.incomplete} />;
  }
  return (
    <NoticePage
      foot={<Person />}
      icon={<MailCheck />}
      lede={<FormattedMessage id="confirming.done.lede" values={{ lender }} />}
      title={formatMessage({ id: "confirming.done.title" })}
      tone="success"
    >
      {receipt !== undefined && (
        <Stack above={22} rowFrom={640}>
          <Button asChild icon={<ReceiptText aria-hidden />}>
            <Link href={receipt}>{formatMessage({ id: "receipt.view" })}</Link>
          </Button>
        </Stack>
      )}
      <ConfirmationFacts confirmation={confirmation} />
    </NoticePage>
  );
}

/** Only the browser that shared the records has a session to ask with. */
function useReceipt(submissionId: string | null, sharedHere: boolean): string | undefined {
  const { data: session } = useQuery({ ...linkSession(), enabled: sharedHere });
  const own = session?.submissions.find(({ id }) => id === submissionId);
  if (!session || !own?.hasReceipt) return undefined;
  return receiptPage({ workspaceId: session.workspaceId, submissionId: own.id });
}
