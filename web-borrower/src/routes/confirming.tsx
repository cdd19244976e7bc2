import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Spinner } from "@tieout/ui-kit";
import { Mail } from "lucide-react";
import { useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Redirect, useLocation } from "wouter";
import { isWhole } from "../api/link-session.ts";
import { useLenderName } from "../api/tenant-settings.ts";
import { rememberVisit } from "../api/visit.ts";
import { useLinkSecret } from "../app/link-secret.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { linkPages } from "../app/pages.ts";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
import {
  ConfirmationFacts,
  ConfirmEmail,
  type EmailConfirmation,
  emailConfirmation,
  useConfirmEmail,
} from "../features/confirm-email/confirm-email.tsx";
import { LinkUsed } from "./link-used.tsx";
import { NotMe } from "./mail-foot.tsx";

/** Where a confirmation mail leads (S-R7). */
export function ConfirmingRoute() {
  const secret = useLinkSecret();
  if (secret === undefined || !isWhole(secret)) {
    return <Redirect replace to={linkPages.incomplete} />;
  }
  return <Confirming secret={secret} />;
}

function Confirming({ secret }: { readonly secret: string }) {
  const { formatMessage } = useIntl();
  const lender = useLenderName();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const asked = useQuery(emailConfirmation(secret));
  const goOn = useCallback(
    (confirmation: EmailConfirmation) => {
      queryClient.setQueryData(emailConfirmation(secret).queryKey, confirmation);
      rememberVisit({ confirmation });
      navigate(`/confirm?submissionId=${confirmation.submissionId}`, { replace: true });
    },
    [queryClient, navigate, secret],
  );
  const { confirm, isConfirming, problem } = useConfirmEmail(secret, goOn);

  if (asked.isError) {
    const { status } = asked.error;
    if (status === 404 || status === 410) return <LinkUsed />;
    return <Trouble onAgain={asked.refetch} problem={asked.error} />;
  }
  if (!asked.data) return <Working />;
  if (asked.data.confirmedTime !== undefined) {
    rememberVisit({ confirmation: asked.data });
    return <Redirect replace to={`/confirm?submissionId=${asked.data.submissionId}`} />;
  }
  return (
    <NoticePage
      foot={<NotMe />}
      icon={isConfirming ? <Spinner size="medium" /> : <Mail />}
      lede={
        <FormattedMessage
          id={isConfirming ? "confirming.lede.busy" : "confirming.lede"}
          values={{ lender }}
        />
      }
      title={formatMessage({ id: isConfirming ? "confirming.title.busy" : "confirming.title" })}
      tone="brand"
    >
      <ConfirmationFacts confirmation={asked.data} />
      <ConfirmEmail isConfirming={isConfirming} onConfirm={confirm} problem={problem} />
    </NoticePage>
  );
}
