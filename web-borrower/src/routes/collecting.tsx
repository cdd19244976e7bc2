import { Callout } from "@tieout/ui-kit";
import { ShieldCheck } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ImportStatus } from "../api/import-status.ts";
import { usePackageName } from "../api/tenant-settings.ts";
import { PageTitle } from "../app/arrival.tsx";
import { Frame } from "../app/frame.tsx";
import { FollowImport } from "../features/follow-import/index.ts";
import * as styles from "./routes.css.ts";

interface CollectingProps {
  readonly status: ImportStatus;
  readonly lenderName: string;
  /** The last questions went unanswered. */
  readonly isSilent: boolean;
  readonly onOver: () => void;
}

/** Books are being read. The page may be closed. */
export function Collecting({ status, lenderName, isSilent, onOver }: CollectingProps) {
  const { formatMessage } = useIntl();
  const packageName =
    usePackageName()(status.datasourceNameId) ?? formatMessage({ id: "package.unnamed" });

  return (
    <Frame>
      <PageTitle>{formatMessage({ id: "progress.title" })}</PageTitle>
      <p className={styles.lede}>
        <FormattedMessage id="progress.lede" />
      </p>
      <div className={styles.section}>
        <FollowImport
          lenderName={lenderName}
          onOver={onOver}
          packageName={packageName}
          status={status}
        />
      </div>
      <p className={styles.promise}>
        <ShieldCheck aria-hidden className={styles.promiseIcon} />
        <FormattedMessage id="progress.promise" values={{ lender: lenderName }} />
      </p>
      {isSilent && (
        <div className={styles.section}>
          <Callout tone="neutral">
            <FormattedMessage id="progress.unreachable" />
          </Callout>
        </div>
      )}
    </Frame>
  );
}
