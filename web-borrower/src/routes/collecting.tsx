import { Box, Callout, Text } from "@tieout/ui-kit";
import { ShieldCheck } from "lucide-react";
import { lazy, Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ImportStatus } from "../api/import-status.ts";
import { usePackageName } from "../api/tenant-settings.ts";
import type { WebConnectorPath } from "../api/web-connector.ts";
import { PageTitle } from "../app/arrival.tsx";
import { Frame } from "../app/frame.tsx";
import { FollowImport } from "../features/follow-import/follow-import.tsx";
import * as styles from "./routes.css.ts";

/** Few have it, and the books are being read without it. */
const DesktopMeanwhile = lazy(async () => ({
  default: (await import("./desktop-meanwhile.tsx")).DesktopMeanwhile,
}));

interface CollectingProps {
  readonly status: ImportStatus;
  /** Where QuickBooks Desktop calls, if it's that which is read, and this browser knows. */
  readonly desktop: WebConnectorPath | undefined;
  readonly lenderName: string;
  /** The last questions went unanswered. */
  readonly isSilent: boolean;
  /** Whether this visitor is told by mail how it ends. */
  readonly willMail: boolean;
  readonly onOver: () => void;
}

/** Books are being read. The page may be closed. */
export function Collecting({
  status,
  desktop,
  lenderName,
  isSilent,
  willMail,
  onOver,
}: CollectingProps) {
  const { formatMessage } = useIntl();
  const packageName =
    usePackageName()(status.datasourceNameId) ?? formatMessage({ id: "package.unnamed" });

  return (
    <Frame>
      <PageTitle>{formatMessage({ id: "progress.title" })}</PageTitle>
      <Text above={10} as="p" pretty tone="muted">
        <FormattedMessage id="progress.lede" values={{ mails: String(willMail) }} />
      </Text>
      {desktop && (
        <Suspense>
          <DesktopMeanwhile path={desktop} />
        </Suspense>
      )}
      <Box above={28}>
        <FollowImport
          lenderName={lenderName}
          onOver={onOver}
          packageName={packageName}
          status={status}
        />
      </Box>
      <p className={styles.promise}>
        <ShieldCheck aria-hidden className={styles.promiseIcon} />
        <FormattedMessage id="progress.promise" values={{ lender: lenderName }} />
      </p>
      {isSilent && (
        <Box above={28}>
          <Callout tone="neutral">
            <FormattedMessage id="progress.unreachable" />
          </Callout>
        </Box>
      )}
    </Frame>
  );
}
