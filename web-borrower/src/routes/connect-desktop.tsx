import { Stack, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { FormattedMessage, useIntl } from "react-intl";
import type { LinkSession } from "../api/link-session.ts";
import { readVisit } from "../api/visit.ts";
import {
  connectionFileAddress,
  type WebConnector,
  type WebConnectorPath,
} from "../api/web-connector.ts";
import { PageTitle } from "../app/arrival.tsx";
import { Frame, useIsWide } from "../app/frame.tsx";
import { StepCount } from "../app/step-count.tsx";
import { DesktopSteps, DesktopTroubles } from "../features/connect-desktop/desktop-steps.tsx";
import { AskForNews, MailPage } from "../features/connect-desktop/mail-forms.tsx";
import { useShownPassword } from "../features/connect-desktop/password.tsx";
import { NothingHappening, Waiting } from "../features/connect-desktop/waiting.tsx";
import { Stuck } from "./desktop-ended.tsx";

interface ConnectDesktopProps {
  readonly path: WebConnectorPath;
  readonly session: LinkSession;
  readonly connector: WebConnector;
  readonly checkedAt: number;
  readonly isSilent: boolean;
  readonly onRefresh: () => void;
}

/** Once the file is there, shows what is waited for. */
export function ConnectDesktop({
  path,
  session,
  connector,
  checkedAt,
  isSilent,
  onRefresh,
}: ConnectDesktopProps) {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const isWide = useIsWide();
  const shown = useShownPassword(path, connector);
  const isWaiting = connector.state !== "steps";
  const { business } = readVisit();

  return (
    <Frame measure="guide">
      <StepCount at="connect" session={session} />
      <PageTitle>
        {formatMessage({ id: isWaiting ? "desktop.waiting.title" : "desktop.title" })}
      </PageTitle>
      <Text above={10} as="p" pretty tone="muted">
        {isWaiting ? (
          <FormattedMessage
            id="desktop.waiting.lede"
            values={{ day: longDay(connector.endsAt), mails: String(connector.willMail) }}
          />
        ) : (
          <FormattedMessage id="desktop.lede" />
        )}
      </Text>
      <Stack above={20} gap={14}>
        {!isWide && !isWaiting && <MailPage known={business?.email} path={path} />}
        <DesktopTroubles
          connector={connector}
          onNewPassword={shown.renew}
          showsPassword={shown.password !== undefined}
        />
        {isWaiting && <Waiting checkedAt={checkedAt} connector={connector} isSilent={isSilent} />}
        {isWaiting && (
          <AskForNews
            isTold={connector.willMail}
            known={business?.email}
            onKept={onRefresh}
            path={path}
          />
        )}
        <DesktopSteps
          connector={connector}
          fileAddress={connectionFileAddress(path)}
          isElsewhere={!isWide}
          lenderName={session.lender.visibleName}
          onDownload={onRefresh}
          password={shown}
        />
        {isWaiting && connector.firstCallAt === undefined && (
          <NothingHappening onNewPassword={shown.renew} />
        )}
      </Stack>
      <Stuck session={session} />
    </Frame>
  );
}
