import { Avatar, Button, Card, Link } from "@tieout/ui-kit";
import { Mail } from "lucide-react";
import type { Contact } from "../../api/visit.ts";
import * as styles from "./ask-lender.css.ts";
import { mailTo } from "./mail-to.ts";

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
      <div className={styles.card}>
        <Card>
          <div className={styles.person}>
            <Avatar name={name} size="large" />
            <div className={styles.words}>
              <strong className={styles.name}>{name}</strong>
              {name !== lenderName && <span className={styles.line}>{lenderName}</span>}
              {email !== undefined && (
                <span className={styles.line}>
                  <Link href={mailTo(email, subject)}>{email}</Link>
                </span>
              )}
            </div>
          </div>
        </Card>
      </div>
      {email !== undefined && (
        <div className={styles.actions}>
          <Button asChild icon={<Mail aria-hidden />} variant="primary" wraps>
            <a href={mailTo(email, subject)}>{action}</a>
          </Button>
        </div>
      )}
    </>
  );
}
