import { Button, Text } from "@tieout/ui-kit";
import { Ban } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import { MessagePage } from "../app/message-page.tsx";
import { usePageTitle } from "../app/page-arrival.ts";
import { addresses } from "./addresses.ts";

/** A page of the portal's that isn't for this person (P-M15). */
export function AccessDeniedRoute() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "denied.title" });
  usePageTitle("denied.title");

  return (
    <MessagePage
      icon={<Ban />}
      title={title}
      actions={
        <Button asChild variant="primary" size="large">
          <Link href={addresses.workspaceList}>
            <FormattedMessage id="notFound.home" />
          </Link>
        </Button>
      }
    >
      <Text as="p" size="large" tone="muted">
        {formatMessage({ id: "denied.body" })}
      </Text>
    </MessagePage>
  );
}
