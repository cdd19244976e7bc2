import { Link } from "@tieout/ui-kit";
import { FormattedMessage } from "react-intl";
import type { Contact } from "../api/visit.ts";

interface UnexpectedProps {
  readonly contact: Contact;
  readonly lenderName: string;
}

/** Whom to ask before sharing anything, for who wonders whether the request is real. */
export function Unexpected({ contact: { name, email }, lenderName }: UnexpectedProps) {
  if (email === undefined) {
    return (
      <p>
        <FormattedMessage id="landing.unexpected.nobody" values={{ lender: lenderName }} />
      </p>
    );
  }
  return (
    <p>
      <FormattedMessage
        id="landing.unexpected"
        values={{
          person: name ?? lenderName,
          email,
          mail: (chunks) => <Link href={`mailto:${email}`}>{chunks}</Link>,
        }}
      />
    </p>
  );
}
