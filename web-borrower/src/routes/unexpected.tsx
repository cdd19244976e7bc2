import { Link } from "@tieout/ui-kit";
import { FormattedMessage } from "react-intl";
import type { Contact } from "../api/visit.ts";

interface UnexpectedProps {
  /** A visitor of the anonymous link wasn't asked by anyone. */
  readonly unasked?: boolean;
  readonly contact: Contact;
  readonly lenderName: string;
}

export function Unexpected({
  unasked = false,
  contact: { name, email },
  lenderName,
}: UnexpectedProps) {
  const page = unasked ? "portal" : "landing";
  if (email === undefined) {
    return (
      <p>
        <FormattedMessage id={`${page}.unexpected.nobody`} values={{ lender: lenderName }} />
      </p>
    );
  }
  return (
    <p>
      <FormattedMessage
        id={`${page}.unexpected`}
        values={{
          person: name ?? lenderName,
          email,
          mail: (chunks) => <Link href={`mailto:${email}`}>{chunks}</Link>,
        }}
      />
    </p>
  );
}
