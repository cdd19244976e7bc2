import { Card, LinkRow, Stack, StatusIcon, Text } from "@tieout/ui-kit";
import { BookOpen, FileUp } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import { type LinkSession, newestBegun } from "../api/link-session.ts";
import { PageTitle } from "../app/arrival.tsx";
import { Frame } from "../app/frame.tsx";
import { OwnReceipt } from "./own-receipt.tsx";
import * as styles from "./routes.css.ts";

/** Documents were sent, and no books. The request is still open. */
export function DocumentsReceived({ session }: { readonly session: LinkSession }) {
  const { formatMessage } = useIntl();
  const { lender, mayUpload, submissions } = session;
  const submission = newestBegun(submissions);
  const count = submission?.documentsSent ?? 0;
  const values = { lender: lender.visibleName, count };

  const next = (
    <>
      <Card inset="none">
        <LinkRow
          asChild
          detail={formatMessage({ id: "documents.received.books.detail" }, values)}
          icon={<BookOpen />}
          title={formatMessage({ id: "documents.received.books" })}
          tone="accent"
        >
          <Link href="/linked?choose" />
        </LinkRow>
      </Card>
      {mayUpload && (
        <Card inset="none">
          <LinkRow
            asChild
            detail={formatMessage({ id: "documents.received.more.detail" })}
            icon={<FileUp />}
            title={formatMessage({ id: "documents.received.more" })}
            tone="accent"
          >
            <Link href="/documents" />
          </LinkRow>
        </Card>
      )}
    </>
  );

  return (
    <Frame measure="guide">
      <div className={styles.outcome}>
        <div className={styles.outcomeMark}>
          <StatusIcon size="large" tone="success" />
        </div>
        <PageTitle>{formatMessage({ id: "documents.received.title" })}</PageTitle>
      </div>
      <Text above={10} as="p" pretty tone="muted">
        <FormattedMessage id="documents.received" values={values} />
      </Text>
      {submission?.hasReceipt ? (
        <OwnReceipt session={session} submissionId={submission.id}>
          {next}
        </OwnReceipt>
      ) : (
        <Stack above={22} gap="medium">
          {next}
        </Stack>
      )}
    </Frame>
  );
}
