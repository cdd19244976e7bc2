import { Callout, Link as LinkLook } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";

export function OverridesNote({ count }: { readonly count: number }) {
  const { formatMessage } = useIntl();

  return (
    <Callout
      tone="warning"
      title={formatMessage({ id: "override.banner" }, { count })}
      actions={
        <LinkLook asChild>
          <Link href="/tenant">
            <FormattedMessage id="override.bannerLink" />
          </Link>
        </LinkLook>
      }
    />
  );
}
