import { Box, Card, DefinitionList, Emphasized } from "@tieout/ui-kit";
import { CircleMinus } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Redirect } from "wouter";
import { useLenderName, useTenant } from "../api/tenant-settings.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { ContactCard } from "../features/ask-lender/contact-card.tsx";
import * as styles from "./routes.css.ts";

/** The lender has closed its borrowers' pages (S-R12). Who comes by after they opened again goes on where they were. */
export function DisabledRoute() {
  const { formatMessage } = useIntl();
  const lenderName = useLenderName();
  const tenant = useTenant();
  if (tenant && !tenant.basicSettings.tenantDisable.borrower)
    return <Redirect replace to="/linked" />;
  const email = tenant?.appSettings.supportEmailAddress;
  const paragraphs = tenant?.basicSettings.disabledParagraphs.borrower ?? [];
  const { affected, notAffected } = tenant?.basicSettings.disabledEffects.borrower ?? {};
  const effects = [
    { term: formatMessage({ id: "disabled.affected" }), description: affected },
    { term: formatMessage({ id: "disabled.not-affected" }), description: notAffected },
  ].filter(({ description }) => description !== undefined);

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
      {paragraphs.map(({ content, bold, fontSize, marginBottom, strong = [] }) => (
        <p
          className={bold ? styles.boldParagraph : styles.paragraph}
          key={content}
          style={{ fontSize, marginBottom }}
        >
          <Emphasized text={content} words={strong} />
        </p>
      ))}
      {effects.length > 0 && (
        <Box above={28}>
          <Card>
            <DefinitionList items={effects} layout="stacked" />
          </Card>
        </Box>
      )}
      <ContactCard
        action={formatMessage({ id: "link.contact" }, { person: lenderName })}
        contact={email === undefined ? {} : { email }}
        lenderName={lenderName}
        subject={formatMessage({ id: "link.subject.contact" })}
      />
    </NoticePage>
  );
}
