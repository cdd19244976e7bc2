import type { Beyond } from "@tieout/core/consent/consent";
import { Button, Monogram, Stack, Text } from "@tieout/ui-kit";
import { packageMarks } from "@tieout/web-portal/package-marks";
import { Link, LogIn } from "lucide-react";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Connection } from "../../api/connections.ts";
import { AllMessages } from "../../messages/messages-provider.tsx";
import { usePackageName } from "../../messages/use-package-name.ts";
import { useBeyondTexts } from "./beyond-consent.ts";
import * as styles from "./wizard.css.ts";

/** A connection over which the request would read more than anyone allowed. */
export interface BeyondConnection {
  readonly connection: Connection;
  /** Each excess: as the page finds it, or in the server's words where it refused. */
  readonly beyond: readonly (Beyond | string)[];
}

interface BeyondConnectionsProps {
  readonly connections: readonly BeyondConnection[];
  /** Makes a link by which the borrower can allow it. Absent where links aren't offered. */
  readonly onAsk: (() => void) | undefined;
  /** Signs in at the package oneself, on a ground. */
  readonly onSignIn: (connection: Connection) => void;
  /** Whether connecting directly is offered for it. */
  readonly canSignIn: (connection: Connection) => boolean;
  readonly isBusy: boolean;
}

/** They can't be chosen: each says what lies beyond its permission, and how to get it. */
export function BeyondConnections(props: BeyondConnectionsProps) {
  if (props.connections.length === 0) return null;
  return (
    <AllMessages part="links">
      <BeyondList {...props} />
    </AllMessages>
  );
}

function BeyondList(props: BeyondConnectionsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="small">
        <span className={styles.label} id={titleId}>
          <FormattedMessage id="beyond.title" />
        </span>
        {props.connections.map((each) => (
          <BeyondCard key={each.connection.id} {...each} {...props} />
        ))}
      </Stack>
    </section>
  );
}

type BeyondCardProps = BeyondConnection & Omit<BeyondConnectionsProps, "connections">;

function BeyondCard({ connection, beyond, onAsk, onSignIn, canSignIn, isBusy }: BeyondCardProps) {
  const { formatMessage } = useIntl();
  const say = useBeyondTexts();
  const excesses = beyond.map((each) => (typeof each === "string" ? each : say(each)));
  const { datasetName: company, datasourceNameId } = connection;
  const name = usePackageName()(datasourceNameId);

  return (
    <div className={styles.beyond}>
      <Monogram {...packageMarks[datasourceNameId]} />
      <div className={styles.beyondText}>
        <Text as="div" weight="medium">
          {company}
        </Text>
        <Text as="div" size="small" tone="muted">
          {name}
        </Text>
        <ul
          aria-label={formatMessage({ id: "beyond.excesses" }, { company })}
          className={styles.excesses}
        >
          {excesses.map((excess) => (
            <li key={excess}>{excess}</li>
          ))}
        </ul>
      </div>
      <div className={styles.beyondActions}>
        {onAsk && (
          <Button size="small" icon={<Link />} busy={isBusy} onClick={onAsk}>
            <FormattedMessage id="beyond.ask" />
          </Button>
        )}
        {canSignIn(connection) && (
          <Button
            size="small"
            icon={<LogIn />}
            waiting={isBusy}
            onClick={() => onSignIn(connection)}
          >
            <FormattedMessage id="beyond.signIn" />
          </Button>
        )}
      </div>
    </div>
  );
}
