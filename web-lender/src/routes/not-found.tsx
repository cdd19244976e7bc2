import { Button, EmptyState } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import { Frame } from "../app/frame.tsx";
import { usePageTitle } from "../app/use-page-title.ts";

/** An address that names nothing (P-M1). */
export function NotFoundRoute() {
  const { formatMessage } = useIntl();
  usePageTitle("notFound.title");

  return (
    <Frame trail={[{ label: formatMessage({ id: "notFound.title" }) }]}>
      <EmptyState
        headingLevel={1}
        title={formatMessage({ id: "notFound.title" })}
        action={
          <Button asChild>
            <Link href="/home/workspacelist">
              <FormattedMessage id="notFound.home" />
            </Link>
          </Button>
        }
      >
        {formatMessage({ id: "notFound.body" })}
      </EmptyState>
    </Frame>
  );
}
