import { Avatar, Box, Button, Card, Inline, Link, Stack } from "@tieout/ui-kit";
import { Mail } from "lucide-react";
import { useTenant } from "../../api/tenant-settings.ts";
import { type Contact, readVisit } from "../../api/visit.ts";
import * as styles from "./ask-lender.css.ts";

interface ContactCardProps {
  readonly contact: Contact;
  readonly lenderName: string;
  readonly action: string;
  readonly subject: string;
}

/** Renders nothing without a contact: the page's text already names the lender. */
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

/** The person behind the link if this tab knows them, else the lender's support address. */
export function useContact(): Contact {
  const known = readVisit().contact;
  const support = useTenant()?.appSettings.supportEmailAddress;
  if (known?.email !== undefined) return known;
  return support === undefined ? {} : { email: support };
}

export const mailTo = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}`;
