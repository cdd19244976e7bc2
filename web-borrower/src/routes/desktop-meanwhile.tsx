import { useQuery } from "@tanstack/react-query";
import {
  followedWebConnector,
  type WebConnector,
  type WebConnectorPath,
} from "../api/web-connector.ts";
import { DesktopTroubles, Password, useShownPassword } from "../features/connect-desktop/index.ts";
import * as styles from "./routes.css.ts";

/** What holds up QuickBooks Desktop while its books are being read, and what to do about it at the other computer. */
export function DesktopMeanwhile({ path }: { readonly path: WebConnectorPath }) {
  const { data: connector } = useQuery(followedWebConnector(path));
  return connector ? <Troubles connector={connector} path={path} /> : null;
}

interface TroublesProps {
  readonly path: WebConnectorPath;
  readonly connector: WebConnector;
}

function Troubles({ path, connector }: TroublesProps) {
  const shown = useShownPassword(path, connector);
  const isAsked = shown.isMaking || shown.password !== undefined || shown.problem !== null;
  const { wrongPasswordAt, wrongCompany, trouble } = connector;
  if (!(wrongPasswordAt ?? wrongCompany ?? trouble)) return null;

  return (
    <div className={styles.guideParts}>
      <DesktopTroubles connector={connector} onNewPassword={shown.renew} showsPassword={isAsked} />
      {wrongPasswordAt !== undefined && isAsked && <Password {...shown} />}
    </div>
  );
}
