import { FileX } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLenderName } from "../api/tenant-settings.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { ContactCard } from "../features/ask-lender/index.ts";
import { useContact } from "./use-contact.ts";

/** There is no such receipt, or it's somebody else's: whom to ask. */
export function ReceiptMissing() {
  const { formatMessage } = useIntl();
  const lender = useLenderName();
  const contact = useContact();

  return (
    <NoticePage
      icon={<FileX />}
      lede={<FormattedMessage id="receipt.missing.lede" />}
      title={formatMessage({ id: "receipt.missing.title" })}
      tone="neutral"
    >
      <ContactCard
        action={formatMessage({ id: "link.email" }, { person: contact.name ?? lender })}
        contact={contact}
        lenderName={lender}
        subject={formatMessage({ id: "receipt.missing.subject" })}
      />
    </NoticePage>
  );
}
