import { MailCheck } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Redirect, useSearch } from "wouter";
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
      <ConfirmationFacts confirmation={confirmation} />
    </NoticePage>
  );
}
