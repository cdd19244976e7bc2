import { Button, Text } from "@tieout/ui-kit";
import { SearchX } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import { MessagePage } from "../app/message-page.tsx";
import { usePageTitle } from "../app/page-arrival.ts";
import { addresses } from "./addresses.ts";

/** An address that names nothing (P-M1). */
export function NotFoundRoute() {
  const { formatMessage } = useIntl();
  usePageTitle("notFound.title");

  return (
    <MessagePage
      icon={<SearchX />}
      title={formatMessage({ id: "notFound.title" })}
      actions={
        <Button asChild variant="primary" size="large">
          <Link href={addresses.workspaceList}>
            <FormattedMessage id="notFound.home" />
          </Link>
        </Button>
      }
    >
      <Text as="p" size="large" tone="muted">
        {formatMessage({ id: "notFound.body" })}
      </Text>
    </MessagePage>
  );
}
