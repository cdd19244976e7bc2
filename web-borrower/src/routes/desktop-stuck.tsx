import { Link, Text } from "@tieout/ui-kit";
import { FormattedMessage } from "react-intl";
import { Link as RouteLink } from "wouter";
import { contactOf, type LinkSession } from "../api/link-session.ts";
import { useTakesFiles, useTenant } from "../api/tenant-settings.ts";

/** What to do where this isn't the way in after all: nobody is held here by an earlier choice. */
export function Stuck({ session }: { readonly session: LinkSession }) {
  return (
    <Text above={22} as="div" size="small" tone="muted">
      <Help session={session} />
      <p>
        <FormattedMessage
          id="desktop.stuck.again"
          values={{
            again: (words) => (
              <Link asChild>
                <RouteLink to="/linked?choose">{words}</RouteLink>
              </Link>
            ),
          }}
        />
      </p>
    </Text>
  );
}

/** Whom to write to, and the other way in, where the lender takes files. */
function Help({ session }: { readonly session: LinkSession }) {
  const takesFiles = useTakesFiles();
  const support = useTenant()?.appSettings.supportEmailAddress;
  const email = support ?? contactOf(session).email;
  if (email === undefined && !takesFiles) return null;
  const id =
    email === undefined
      ? "desktop.stuck.files-only"
      : takesFiles
        ? "desktop.stuck.files"
        : "desktop.stuck";

  return (
    <p>
      <FormattedMessage
        id={id}
        values={{
          email,
          mail: (words) => <Link href={`mailto:${email}`}>{words}</Link>,
          files: (words) => (
            <Link asChild>
              <RouteLink to="/fileupload">{words}</RouteLink>
            </Link>
          ),
        }}
      />
    </p>
  );
}
