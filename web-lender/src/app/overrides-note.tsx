import { Callout, Link as TextLink } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import { AllMessages } from "../messages/messages-provider.tsx";

export const OverridesNote = ({ count }: { readonly count: number }) => (
  <AllMessages>
    <Note count={count} />
  </AllMessages>
);

function Note({ count }: { readonly count: number }) {
  const { formatMessage } = useIntl();

  return (
    <Callout
      tone="warning"
      title={formatMessage({ id: "override.banner" }, { count })}
      actions={
        <TextLink asChild>
          <Link href="/tenant">
            <FormattedMessage id="override.bannerLink" />
          </Link>
        </TextLink>
      }
    />
  );
}
