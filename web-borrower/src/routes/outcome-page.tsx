import { Stack, StatusIcon, Text } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import type { LinkSession, SubmissionSoFar } from "../api/link-session.ts";
import { PageTitle } from "../app/arrival.tsx";
import { Frame } from "../app/frame.tsx";
import { OwnReceipt } from "./own-receipt.tsx";
import * as styles from "./routes.css.ts";

interface OutcomePageProps {
  readonly session: LinkSession;
  readonly submission: SubmissionSoFar | undefined;
  readonly title: string;
  readonly lede: ReactNode;
  /** Shown where there is no receipt. */
  readonly instead?: ReactNode;
  /** Links to next steps. */
  readonly children: ReactNode;
}

/** Says what the lender received, with its receipt and the next steps. */
export function OutcomePage({
  session,
  submission,
  title,
  lede,
  instead,
  children,
}: OutcomePageProps) {
  return (
    <Frame measure="guide">
      <div className={styles.outcome}>
        <div className={styles.outcomeMark}>
          <StatusIcon size="large" tone="success" />
        </div>
        <PageTitle>{title}</PageTitle>
      </div>
      <Text above={10} as="p" pretty tone="muted">
        {lede}
      </Text>
      {submission?.hasReceipt ? (
        <OwnReceipt session={session} submissionId={submission.id}>
          {children}
        </OwnReceipt>
      ) : (
        <Stack above={22} gap="medium">
          {instead}
          {children}
        </Stack>
      )}
    </Frame>
  );
}
