import { useQuery } from "@tanstack/react-query";
import { Callout, Stack } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import {
  followedWebConnector,
  type WebConnector,
  type WebConnectorPath,
} from "../api/web-connector.ts";
import { useBrowser } from "../app/browser.tsx";
import { DesktopTroubles, onScreen } from "../features/connect-desktop/desktop-steps.tsx";
import { Password, useShownPassword } from "../features/connect-desktop/password.tsx";
import { elapsed } from "../features/connect-desktop/waiting.tsx";

/** What holds up QuickBooks Desktop, and what to do at the other computer. */
export function DesktopMeanwhile({ path }: { readonly path: WebConnectorPath }) {
  // Each poll also updates the time since the last call.
  const { data: connector } = useQuery({
    ...followedWebConnector(path),
    notifyOnChangeProps: ["data", "dataUpdatedAt"],
  });
  return connector ? <Meanwhile connector={connector} path={path} /> : null;
}

interface MeanwhileProps {
  readonly path: WebConnectorPath;
  readonly connector: WebConnector;
}

function Meanwhile({ path, connector }: MeanwhileProps) {
  const { now } = useBrowser();
  const { formatNumber } = useIntl();
  const shown = useShownPassword(path, connector);
  const isAsked = shown.isMaking || shown.password !== undefined || shown.problem !== null;
  const { wrongPasswordAt, wrongCompany, trouble } = connector;
  const isTroubled = (wrongPasswordAt ?? wrongCompany ?? trouble) !== undefined;
  const silence = silenceOf(connector, now());
  const relativeTime = ([passed, unit]: ReturnType<typeof elapsed>) =>
    formatNumber(passed, { style: "unit", unit, unitDisplay: "long" });
  if (!isTroubled && !silence) return null;

  return (
    <Stack above={20} gap={14}>
      <DesktopTroubles connector={connector} onNewPassword={shown.renew} showsPassword={isAsked} />
      {wrongPasswordAt !== undefined && isAsked && <Password {...shown} />}
      {silence && (
        <Callout tone="info">
          <FormattedMessage
            id="desktop.silent"
            values={{ since: relativeTime(silence), ...onScreen }}
          />
        </Callout>
      )}
    </Stack>
  );
}

/** Web Connector calls every minute while it's open. */
const usualSeconds = 180;

/** Time since its last call, in the largest unit, if one is overdue. */
function silenceOf({ lastSeenAt, answered, expected }: WebConnector, now: Date) {
  if (lastSeenAt === undefined || answered >= expected) return undefined;
  const seconds = (now.getTime() - new Date(lastSeenAt).getTime()) / 1_000;
  return seconds < usualSeconds ? undefined : elapsed(seconds);
}
