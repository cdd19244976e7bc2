import type { Beyond } from "@tieout/core/consent/consent";
import { isSameWider } from "@tieout/core/consent/wider";
import { Badge, Button, Monogram, Stack, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { packageMarks } from "@tieout/web-portal/package-marks";
import { Hourglass, Link, LogIn, Mail } from "lucide-react";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Connection } from "../../api/connections.ts";
import { AllMessages } from "../../messages/messages-provider.tsx";
import { usePackageName } from "../../messages/use-package-name.ts";
import { type Askable, isAsked, useBeyondTexts } from "./beyond-consent.ts";
import * as styles from "./wizard.css.ts";

/** A connection over which the request would read more than anyone allowed. */
export interface BeyondConnection {
  readonly connection: Connection;
  /** Each excess: as the page finds it, or in the server's words where it refused. */
  readonly beyond: readonly (Beyond | string)[];
  /** Present if the borrower can be asked by mail. Otherwise a link asks them to sign in. */
  readonly askable?: Askable;
}

interface BeyondConnectionsProps {
  readonly connections: readonly BeyondConnection[];
  readonly onAsk: (connection: Connection, askable: Askable) => void;
  /** Makes a link by which the borrower can allow it. Absent where links aren't offered. */
  readonly onAskByLink: ((connection: Connection) => void) | undefined;
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

function BeyondCard(props: BeyondCardProps) {
  const { connection, beyond, askable, onSignIn, canSignIn, isBusy } = props;
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
        {askable && <AskState askable={askable} />}
      </div>
      <div className={styles.beyondActions}>
        <AskActions {...props} />
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

/** By mail where the borrower can be asked so and wasn't yet; else by a link. */
function AskActions({ connection, askable, onAsk, onAskByLink, isBusy }: BeyondCardProps) {
  if (askable && !isAsked(askable)) {
    return (
      <Button
        size="small"
        icon={<Mail />}
        waiting={isBusy}
        onClick={() => onAsk(connection, askable)}
      >
        <FormattedMessage id="beyond.ask" />
      </Button>
    );
  }
  return (
    onAskByLink && (
      <Button size="small" icon={<Link />} busy={isBusy} onClick={() => onAskByLink(connection)}>
        <FormattedMessage id={askable ? "beyond.linkInstead" : "beyond.ask"} />
      </Button>
    )
  );
}

/** That the borrower was asked for this, or has kept the permission as it is. */
function AskState({ askable }: { readonly askable: Askable }) {
  const { day } = useDates();
  const { asked, more } = askable;
  if (!asked || !isSameWider(asked.more, more)) return null;
  const { askedAt, askedBy, endedAt = askedAt, state } = asked;
  if (state === "waiting") {
    return (
      <div className={styles.asked}>
        <Badge tone="info" icon={<Hourglass aria-hidden />} wraps>
          <FormattedMessage id="beyond.asked" values={{ day: day(askedAt) }} />
        </Badge>
        <Text as="p" size="small" tone="muted">
          <FormattedMessage id="beyond.askedBy" values={{ name: askedBy }} />
        </Text>
      </div>
    );
  }
  return (
    state === "kept" && (
      <Text as="p" size="small" tone="muted">
        <FormattedMessage id="beyond.kept" values={{ day: day(endedAt) }} />
      </Text>
    )
  );
}
