import type { Day } from "@tieout/core/calendar/day";
import { limitResetDay } from "@tieout/core/collection-limit";
import { Box, Button, Heading, Link, Stack, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Gauge, Mail } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CollectionLimit } from "../../api/request.ts";
import type { Contact } from "../../api/visit.ts";
import * as styles from "./ask-lender.css.ts";
import { mailTo } from "./contact-card.tsx";

interface LimitReachedProps {
  readonly limit: CollectionLimit;
  readonly lenderName: string;
  readonly contact: Contact;
}

/** Replaces the packages when the lender's limit is reached (S-U16). */
export function LimitReached({ limit, lenderName, contact }: LimitReachedProps) {
  const { formatMessage } = useIntl();
  const { name = lenderName, email } = contact;
  const subject = formatMessage({ id: "link.subject.limit" });

  return (
    <>
      <div className={styles.limit} role="status">
        <div className={styles.limitHead}>
          <Gauge aria-hidden className={styles.limitIcon} />
          <Heading level={2} size="section">
            <FormattedMessage id="limit.heading" values={{ lender: lenderName }} />
          </Heading>
        </div>
        <LimitText limit={limit} />
      </div>
      {email !== undefined && (
        <Box above={22} as="section" aria-labelledby="limit-contact">
          <Heading id="limit-contact" level={3} size="small">
            <FormattedMessage id="limit.contact" />
          </Heading>
          <p className={styles.way}>
            <Mail aria-hidden className={styles.wayIcon} />
            <Link href={mailTo(email, subject)}>{email}</Link>
          </p>
          <Stack above={14} rowFrom={900}>
            <Button asChild icon={<Mail aria-hidden />} variant="primary" wraps>
              <a href={mailTo(email, subject)}>
                {formatMessage({ id: "link.email" }, { person: name })}
              </a>
            </Button>
          </Stack>
        </Box>
      )}
      <Text above={20} as="p" size="small" tone="muted">
        <FormattedMessage id="limit.sooner" />
      </Text>
    </>
  );
}

function LimitText({ limit }: { readonly limit: CollectionLimit }) {
  const { longBookDay } = useDates();
  const end = limit.billingPeriod?.endDate;

  return (
    <Text above={8} as="p" pretty tone="muted">
      <FormattedMessage id="limit.used" />{" "}
      {end !== undefined && (
        <>
          <FormattedMessage
            id="limit.again"
            values={{
              // The contract validates days.
              day: longBookDay(limitResetDay({ end: end as Day })),
              b: (chunks) => <strong className={styles.until}>{chunks}</strong>,
            }}
          />{" "}
        </>
      )}
      <FormattedMessage id="limit.calm" />
    </Text>
  );
}
