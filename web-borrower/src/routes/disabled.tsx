import { CircleMinus } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLenderName, useTenant } from "../api/tenant-settings.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { ContactCard } from "../features/ask-lender/index.ts";

/** The lender has closed its borrowers' pages (S-R12). */
export function DisabledRoute() {
  const { formatMessage } = useIntl();
  const lenderName = useLenderName();
  const email = useTenant()?.appSettings.supportEmailAddress;

  return (
    <NoticePage
      icon={<CircleMinus />}
      lede={<FormattedMessage id="disabled.lede" values={{ lender: lenderName }} />}
      title={formatMessage({ id: "disabled.title" })}
      tone="neutral"
    >
      <ContactCard
        action={formatMessage({ id: "link.contact" }, { person: lenderName })}
        contact={email === undefined ? {} : { email }}
        lenderName={lenderName}
        subject={formatMessage({ id: "link.subject.contact" })}
      />
    </NoticePage>
  );
}
