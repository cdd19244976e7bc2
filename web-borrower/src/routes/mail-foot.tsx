import { Link } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useLenderName, useTenant } from "../api/tenant-settings.ts";

export function NotMe() {
  const email = useTenant()?.appSettings.supportEmailAddress;
  const lender = useLenderName();
  return email === undefined ? (
    <FormattedMessage id="confirming.foot.nobody" values={{ lender }} />
  ) : (
    <FormattedMessage id="confirming.foot" values={mailTo(email)} />
  );
}

export function Person() {
  const email = useTenant()?.appSettings.supportEmailAddress;
  if (email === undefined) return null;
  return <FormattedMessage id="confirming.person" values={mailTo(email)} />;
}

const mailTo = (email: string) => ({
  email,
  mail: (chunks: ReactNode) => <Link href={`mailto:${email}`}>{chunks}</Link>,
});
