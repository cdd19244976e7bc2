import { FileX } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLenderName } from "../api/tenant-settings.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { ContactCard, useContact } from "../features/ask-lender/contact-card.tsx";

interface MissingProps {
  readonly what: "copy" | "receipt";
  readonly children?: ReactNode;
}

/** It isn't there, or is someone else's. */
export function Missing({ what, children }: MissingProps) {
  const { formatMessage } = useIntl();
  const lender = useLenderName();
  const contact = useContact();

  return (
    <NoticePage
      icon={<FileX />}
      lede={<FormattedMessage id={`${what}.missing.lede`} />}
      title={formatMessage({ id: `${what}.missing.title` })}
      tone="neutral"
    >
      <ContactCard
        action={formatMessage({ id: "link.email" }, { person: contact.name ?? lender })}
        contact={contact}
        lenderName={lender}
        subject={formatMessage({ id: `${what}.missing.subject` })}
      />
      {children}
    </NoticePage>
  );
}
