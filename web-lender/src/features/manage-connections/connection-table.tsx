import {
  Badge,
  Button,
  type DataColumn,
  DataTable,
  IconButton,
  Monogram,
  Progress,
  Text,
  VisuallyHidden,
} from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { packageMarks } from "@tieout/web-portal/package-marks";
import { Check, Clock, Link, Trash2, Unplug } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Connection } from "../../api/connections.ts";
import { usePackageName } from "../../messages/use-package-name.ts";
import { type ConnectionStatus, daysFrom, statusOf } from "./connection-facts.ts";
import * as styles from "./manage-connections.css.ts";

interface ConnectionTableProps {
  readonly connections: readonly Connection[];
  readonly onRelink: (connection: Connection) => void;
  readonly onDelete: (connection: Connection) => void;
}

/** In the server's order: connections that need action come first. */
export function ConnectionTable({ connections, ...acts }: ConnectionTableProps) {
  const { formatMessage } = useIntl();
  const packageName = usePackageName();

  const columns: readonly DataColumn<Connection>[] = [
    {
      ...{ key: "company", label: formatMessage({ id: "connections.company" }) },
      ...{ rowHeader: true, narrow: { line: 1, at: "start" } },
      cell: ({ datasetName }) => datasetName,
      secondLine: (connection) => <Origin connection={connection} />,
    },
    {
      ...{ key: "package", label: formatMessage({ id: "connections.package" }) },
      narrow: { line: 2, at: "start" },
      cell: ({ datasourceNameId }) => (
        <span className={styles.source}>
          <Monogram {...packageMarks[datasourceNameId]} />
          {packageName(datasourceNameId)}
        </span>
      ),
    },
    {
      ...{ key: "state", label: formatMessage({ id: "connections.state" }) },
      narrow: { line: 1, at: "end" },
      cell: (connection) => <ConnectionState status={statusOf(connection)} />,
    },
    {
      ...{ key: "age", label: formatMessage({ id: "connections.age" }) },
      narrow: { line: 2, at: "end" },
      cell: (connection) => <DataAge connection={connection} />,
      secondLine: (connection) =>
        hasDetail(connection) ? <DataAgeDetail connection={connection} /> : undefined,
    },
    {
      ...{ key: "expires", label: formatMessage({ id: "connections.expires" }) },
      narrow: { line: 3, at: "whole" },
      cell: (connection) => <AccessExpiry connection={connection} />,
    },
    {
      ...{ key: "actions", label: formatMessage({ id: "connections.actions" }), labelHidden: true },
      ...{ align: "end", narrow: { line: 4, at: "whole" } },
      cell: (connection) => <ConnectionActions connection={connection} {...acts} />,
    },
  ];

  return (
    <DataTable
      label={formatMessage({ id: "connections.table" })}
      columns={columns}
      items={connections}
      keyOf={({ id }) => id}
      linesBelow={900}
    />
  );
}

interface ConnectionActionsProps extends Omit<ConnectionTableProps, "connections"> {
  readonly connection: Connection;
}

function ConnectionActions({ connection, onRelink, onDelete }: ConnectionActionsProps) {
  const { formatMessage } = useIntl();
  const packageName = usePackageName();
  const { datasetName: company, datasourceNameId } = connection;

  return (
    <span className={styles.actions}>
      {connection.relink === "offered" ? (
        <Button
          size="small"
          variant={statusOf(connection) === "connected" ? "ghost" : "default"}
          icon={<Link />}
          onClick={() => onRelink(connection)}
        >
          <FormattedMessage id="connections.relink" />
          <VisuallyHidden>, {company}</VisuallyHidden>
        </Button>
      ) : (
        <Text size="small" tone="muted">
          <FormattedMessage
            id={
              connection.relink === "unsupported"
                ? "connections.relinkUnsupported"
                : "connections.relinkNotOffered"
            }
            values={{ name: packageName(datasourceNameId) }}
          />
        </Text>
      )}
      <IconButton
        size="small"
        refused={!connection.mayDelete}
        label={
          connection.mayDelete
            ? formatMessage({ id: "connections.deleteOf" }, { company })
            : formatMessage({ id: "connections.mayNotDelete" })
        }
        onClick={() => onDelete(connection)}
      >
        <Trash2 />
      </IconButton>
    </span>
  );
}

function Origin({ connection }: { readonly connection: Connection }) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const { state, datasourceNameId, disconnectedAt, consentExpiresAt, consentedBy } = connection;
  const name = usePackageName()(datasourceNameId);

  if (state === "Disconnected" && disconnectedAt !== undefined) {
    return formatMessage({ id: "connections.signInEnded" }, { name, day: day(disconnectedAt) });
  }
  if (state === "Disconnected" && consentExpiresAt !== undefined) {
    return formatMessage({ id: "connections.ranOut" }, { day: day(consentExpiresAt) });
  }
  return consentedBy === undefined
    ? formatMessage({ id: "connections.consentOfBorrower" })
    : formatMessage({ id: "connections.consentOf" }, { name: consentedBy });
}

const tones = { disconnected: "danger", expiresSoon: "warning", connected: "accent" } as const;

/** Days left, with a bar and the last day. */
function AccessExpiry({ connection }: { readonly connection: Connection }) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const { consentExpiresAt, consentedAt, disconnectedAt } = connection;
  const status = statusOf(connection);
  const isOver = status === "disconnected";
  const end = isOver ? (disconnectedAt ?? consentExpiresAt) : consentExpiresAt;
  if (end === undefined) {
    return (
      <Text tone="muted">
        <FormattedMessage id={isOver ? "connections.ended" : "connections.noExpiry"} />
      </Text>
    );
  }
  const whole = Math.max(1, daysFrom(new Date(consentedAt), new Date(end)));
  const left = isOver ? 0 : Math.max(0, daysFrom(new Date(), new Date(end)));
  const text = isOver
    ? formatMessage({ id: "connections.expired" })
    : formatMessage({ id: "connections.daysLeft" }, { count: left });

  return (
    <div className={styles.expiry}>
      <div className={styles.expiryText}>
        <Text size="small" weight="medium">
          {text}
        </Text>
        <Text size="small" tone="muted" numeric>
          {day(end)}
        </Text>
      </div>
      <Progress
        label={formatMessage({ id: "connections.expires" })}
        labelHidden
        tone={tones[status]}
        value={isOver ? whole : left}
        max={whole}
        valueText={text}
      />
    </div>
  );
}

interface DataAgeProps {
  readonly connection: Connection;
}

/** Of the newest books read over it. */
function DataAge({ connection: { lastCollectedAt, importingSince } }: DataAgeProps) {
  if (importingSince !== undefined) return <FormattedMessage id="connections.today" />;
  if (lastCollectedAt === undefined) {
    return (
      <Text tone="muted">
        <FormattedMessage id="connections.never" />
      </Text>
    );
  }
  const count = daysFrom(new Date(lastCollectedAt), new Date());
  return count === 0 ? (
    <FormattedMessage id="connections.today" />
  ) : (
    <FormattedMessage id="connections.days" values={{ count }} />
  );
}

const hasDetail = ({ lastCollectedAt, importingSince }: Connection): boolean =>
  importingSince !== undefined || lastCollectedAt !== undefined;

function DataAgeDetail({ connection: { lastCollectedAt, importingSince } }: DataAgeProps) {
  const { formatMessage } = useIntl();
  const { day, time } = useDates();
  if (importingSince !== undefined) {
    return formatMessage({ id: "connections.importing" }, { time: time(importingSince) });
  }
  return lastCollectedAt && `${day(lastCollectedAt)}, ${time(lastCollectedAt)}`;
}

const badges = {
  disconnected: { tone: "danger", icon: <Unplug aria-hidden /> },
  expiresSoon: { tone: "warning", icon: <Clock aria-hidden /> },
  connected: { tone: "success", icon: <Check aria-hidden /> },
} as const;

function ConnectionState({ status }: { readonly status: ConnectionStatus }) {
  return (
    <Badge {...badges[status]}>
      <FormattedMessage id={`connections.${status}`} />
    </Badge>
  );
}
