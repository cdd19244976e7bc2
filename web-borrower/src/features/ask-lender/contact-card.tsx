import { Avatar, Box, Button, Card, Inline, Link, Stack } from "@tieout/ui-kit";
import { Mail } from "lucide-react";
import { useTenant } from "../../api/tenant-settings.ts";
import { type Contact, readVisit } from "../../api/visit.ts";
import * as styles from "./ask-lender.css.ts";

interface ContactCardProps {
  readonly contact: Contact;
  readonly lenderName: string;
  /** What the button says. */
  readonly action: string;
  /** Fills in the subject of the mail. */
  readonly subject: string;
}

/**
 * Whom to ask, and a mail to them that is half written. Without an address there is nothing to press,
 * and where nobody is known the page's own sentence has named the lender already.
 */
export function ContactCard({ contact, lenderName, action, subject }: ContactCardProps) {
  const { name = lenderName, email } = contact;
  if (email === undefined && contact.name === undefined) return null;

  return (
    <>
      <Box above={22}>
        <Card>
          <Inline gap={14}>
            <Avatar name={name} size="large" />
            <Box>
              <strong className={styles.name}>{name}</strong>
              {name !== lenderName && <span className={styles.line}>{lenderName}</span>}
              {email !== undefined && (
                <span className={styles.line}>
                  <Link href={mailTo(email, subject)}>{email}</Link>
                </span>
              )}
            </Box>
          </Inline>
        </Card>
      </Box>
      {email !== undefined && (
        <Stack above={14} rowFrom={900}>
          <Button asChild icon={<Mail aria-hidden />} variant="primary" wraps>
            <a href={mailTo(email, subject)}>{action}</a>
          </Button>
        </Stack>
      )}
    </>
  );
}

/**
 * Whom to ask: the person behind the link, where this tab got to know them while the link was good;
 * else the lender's own address.
 */
export function useContact(): Contact {
  const known = readVisit().contact;
  const support = useTenant()?.appSettings.supportEmailAddress;
  if (known?.email !== undefined) return known;
  return support === undefined ? {} : { email: support };
}

/** The address of a mail with its subject filled in. */
export const mailTo = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}`;
