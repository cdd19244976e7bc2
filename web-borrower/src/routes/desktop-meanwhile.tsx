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

/** What holds up QuickBooks Desktop while its books are being read, and what to do about it at the other computer. */
export function DesktopMeanwhile({ path }: { readonly path: WebConnectorPath }) {
  // Silence grows by itself: each look at the server is a look at the clock as well.
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

/** Web Connector calls each minute while it's open. */
const usualSeconds = 180;

/** For how long it hasn't called, where there is something left to ask and it should have. */
function silenceOf({ lastSeenAt, answered, expected }: WebConnector, now: Date) {
  if (lastSeenAt === undefined || answered >= expected) return undefined;
  const seconds = (now.getTime() - new Date(lastSeenAt).getTime()) / 1_000;
  return seconds < usualSeconds ? undefined : elapsed(seconds);
}
