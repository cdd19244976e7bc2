import { CircleMinus } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLenderName, useTenant } from "../api/tenant-settings.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { ContactCard } from "../features/ask-lender/index.ts";
import * as styles from "./routes.css.ts";

/** The lender has closed its borrowers' pages (S-R12). */
export function DisabledRoute() {
  const { formatMessage } = useIntl();
  const lenderName = useLenderName();
  const tenant = useTenant();
  const email = tenant?.appSettings.supportEmailAddress;
  const paragraphs = tenant?.basicSettings.disabledParagraphs.borrower ?? [];

  return (
    <NoticePage
      icon={<CircleMinus />}
      lede={
        paragraphs.length === 0 ? (
          <FormattedMessage id="disabled.lede" values={{ lender: lenderName }} />
        ) : undefined
      }
      title={formatMessage({ id: "disabled.title" })}
      tone="neutral"
    >
      {paragraphs.map(({ content, bold, fontSize, marginBottom }) => (
        <p
          className={bold ? styles.boldParagraph : styles.paragraph}
          key={content}
          style={{ fontSize, marginBottom }}
        >
          {content}
        </p>
      ))}
      <ContactCard
        action={formatMessage({ id: "link.contact" }, { person: lenderName })}
        contact={email === undefined ? {} : { email }}
        lenderName={lenderName}
        subject={formatMessage({ id: "link.subject.contact" })}
      />
    </NoticePage>
  );
}
