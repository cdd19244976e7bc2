import { Button, EmptyState } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import { Frame } from "../app/frame.tsx";
import { usePageTitle } from "../app/use-page-title.ts";
import { addresses } from "./addresses.ts";

/** A page of the portal's that isn't for this person (P-M15). */
export function AccessDeniedRoute() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "denied.title" });
  usePageTitle("denied.title");

  return (
    <Frame trail={[{ label: title }]}>
      <EmptyState
        headingLevel={1}
        title={title}
        action={
          <Button asChild>
            <Link href={addresses.workspaceList}>
              <FormattedMessage id="notFound.home" />
            </Link>
          </Button>
        }
      >
        {formatMessage({ id: "denied.body" })}
      </EmptyState>
    </Frame>
  );
}
