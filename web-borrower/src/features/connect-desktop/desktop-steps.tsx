import { Button, Callout, type Instruction, Instructions, Link } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { WebConnector } from "../../api/web-connector.ts";
import * as styles from "./connect-desktop.css.ts";
import { Password, type ShownPassword } from "./password.tsx";

interface DesktopStepsProps {
  readonly connector: WebConnector;
  readonly lenderName: string;
  readonly fileAddress: string;
  readonly onDownload: () => void;
  readonly password: ShownPassword;
  /** On a phone the page has to go to the computer first. */
  readonly isElsewhere: boolean;
}

/** Intuit's screen texts, verbatim. */
export const onScreen = { b: (chunks: ReactNode) => <b className={styles.onScreen}>{chunks}</b> };

/** Only steps that the server knows of are ticked. */
export function DesktopSteps({
  connector,
  lenderName,
  fileAddress,
  onDownload,
  password,
  isElsewhere,
}: DesktopStepsProps) {
  const { formatMessage } = useIntl();
  const { time } = useDates();
  const { downloadedAt, fileName, firstCallAt } = connector;
  const isDownloaded = downloadedAt !== undefined;
  // The first call proves that the file was opened, the password entered and the row checked.
  const rest: Instruction["state"] =
    firstCallAt !== undefined ? "done" : isDownloaded ? "open" : "later";

  return (
    <Instructions
      label={formatMessage({ id: "desktop.steps" })}
      steps={[
        isDownloaded
          ? {
              id: "file",
              name: formatMessage({ id: "desktop.file.done" }),
              state: "done",
              detail: (
                <FormattedMessage
                  id="desktop.file.done.detail"
                  values={{
                    file: <span className={styles.fileName}>{fileName}</span>,
                    time: time(downloadedAt),
                    again: (chunks) => (
                      <Link download href={fileAddress} onClick={onDownload}>
                        {chunks}
                      </Link>
                    ),
                  }}
                />
              ),
            }
          : {
              id: "file",
              name: formatMessage({ id: "desktop.file" }),
              state: "now",
              detail: (
                <>
                  <FormattedMessage id="desktop.file.detail" values={{ lender: lenderName }} />
                  <div className={styles.download}>
                    <Button
                      asChild
                      icon={<Download aria-hidden />}
                      variant={isElsewhere ? "default" : "primary"}
                    >
                      <a download href={fileAddress} onClick={onDownload}>
                        <FormattedMessage id="desktop.file.get" />
                      </a>
                    </Button>
                  </div>
                </>
              ),
            },
        {
          id: "open",
          name: formatMessage({ id: "desktop.open" }),
          state: rest,
          detail: <FormattedMessage id="desktop.open.detail" values={onScreen} />,
        },
        {
          id: "password",
          name: formatMessage({ id: "desktop.password" }),
          state: rest,
          detail: (
            <>
              <FormattedMessage id="desktop.password.detail" />
              {rest !== "done" && <Password {...password} />}
            </>
          ),
        },
        {
          id: "update",
          name: formatMessage({ id: "desktop.update" }),
          state: rest,
          detail: (
            <FormattedMessage
              id={isDownloaded ? "desktop.update.waiting" : "desktop.update.detail"}
            />
          ),
        },
      ]}
    />
  );
}

interface DesktopTroublesProps {
  readonly connector: WebConnector;
  readonly showsPassword: boolean;
  readonly onNewPassword: () => void;
}

export function DesktopTroubles({ connector, showsPassword, onNewPassword }: DesktopTroublesProps) {
  const { formatMessage } = useIntl();
  const { wrongPasswordAt, wrongCompany, trouble } = connector;

  return (
    <>
      {wrongPasswordAt !== undefined && (
        <Callout
          actions={
            !showsPassword && (
              <Button onClick={onNewPassword}>
                {formatMessage({ id: "desktop.new-password" })}
              </Button>
            )
          }
          tone="warning"
        >
          <FormattedMessage id="desktop.old-password" />
        </Callout>
      )}
      {wrongCompany && (
        <Callout title={formatMessage({ id: "desktop.other-company" })} tone="warning">
          <FormattedMessage
            id="desktop.other-company.detail"
            values={{ expected: wrongCompany.expected, found: wrongCompany.found, ...onScreen }}
          />
        </Callout>
      )}
      {trouble && (
        <Callout tone="warning">
          <FormattedMessage id={`desktop.trouble.${trouble.reason}`} values={onScreen} />
        </Callout>
      )}
    </>
  );
}
