import type { Problem } from "@tieout/web-portal/answer";
import { Link2Off } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLenderName } from "../api/tenant-settings.ts";
import { NoticePage } from "./notice-page.tsx";

/** Nothing is lost: the link opens another session. */
export function SessionEnded({ problem }: { readonly problem: Problem }) {
  const { formatMessage } = useIntl();
  const lender = useLenderName();
  const isElsewhere = problem.type.endsWith("session-replaced");
  return (
    <NoticePage
      foot={<FormattedMessage id="ended.foot" />}
      icon={<Link2Off />}
      lede={
        <FormattedMessage
          id={isElsewhere ? "ended.elsewhere.lede" : "ended.lede"}
          values={{ lender }}
        />
      }
      title={formatMessage({ id: isElsewhere ? "ended.elsewhere.title" : "ended.title" })}
      tone="neutral"
    />
  );
}
