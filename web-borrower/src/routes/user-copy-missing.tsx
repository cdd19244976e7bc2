import { Heading } from "@tieout/ui-kit";
import { FileX } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLenderName } from "../api/tenant-settings.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { ContactCard } from "../features/ask-lender/index.ts";
import * as styles from "./routes.css.ts";
import { useContact } from "./use-contact.ts";

const reasons = ["copy.missing.time", "copy.missing.deleted", "copy.missing.newer"] as const;

/** There is no such file: why that may be, and whom to ask (S-U29). */
export function UserCopyMissing() {
  const { formatMessage } = useIntl();
  const lender = useLenderName();
  const contact = useContact();

  return (
    <NoticePage
      icon={<FileX />}
      lede={<FormattedMessage id="copy.missing.lede" />}
      title={formatMessage({ id: "copy.missing.title" })}
      tone="neutral"
    >
      <ContactCard
        action={formatMessage({ id: "link.email" }, { person: contact.name ?? lender })}
        contact={contact}
        lenderName={lender}
        subject={formatMessage({ id: "copy.missing.subject" })}
      />
      <section aria-labelledby="why" className={styles.section}>
        <Heading id="why" level={2} size="small">
          <FormattedMessage id="copy.missing.why" />
        </Heading>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>
              <FormattedMessage id={reason} values={{ lender }} />
            </li>
          ))}
        </ul>
      </section>
    </NoticePage>
  );
}
