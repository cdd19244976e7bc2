import { Link } from "@tieout/ui-kit";
import { FormattedMessage } from "react-intl";
import { contactOf, type LinkSession } from "../api/link-session.ts";
import { useTenant } from "../api/tenant-settings.ts";

/** The lender's support, else the person who asked. */
export function NeedAPerson({ session }: { readonly session: LinkSession }) {
  const support = useTenant()?.appSettings.supportEmailAddress;
  const email = support ?? contactOf(session).email;
  if (email === undefined) return null;

  return (
    <p>
      <FormattedMessage
        id="failure.person"
        values={{
          email,
          mail: (chunks) => <Link href={`mailto:${email}`}>{chunks}</Link>,
        }}
      />
    </p>
  );
}
