import {
  Badge,
  Button,
  type DataColumn,
  DataTable,
  IconButton,
  Monogram,
  Text,
  VisuallyHidden,
} from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { packageMarks } from "@tieout/web-portal/package-marks";
import {
  Ban,
  Check,
  CircleCheck,
  Clock,
  Hourglass,
  Link,
  Pause,
  Play,
  ShieldCheck,
  Trash2,
  Unplug,
} from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Connection } from "../../api/connections.ts";
import { usePackageName } from "../../messages/use-package-name.ts";
import { useTermDays } from "../../messages/use-term-days.ts";
import { Access } from "./connection-access.tsx";
import { type ConnectionStatus, canBeResumed, daysFrom, isSettled } from "./connection-facts.ts";
import * as styles from "./manage-connections.css.ts";

interface ConnectionTableProps {
  readonly connections: readonly Connection[];
  readonly onRelink: (connection: Connection) => void;
  readonly onResume: (connection: Connection) => void;
  readonly onPermission: (connection: Connection) => void;
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
      cell: (connection) => <ConnectionState status={connection.status} />,
      secondLine: ({ consents }) => {
        const asked = askShown(consents);
        return asked && <AskState asked={asked} />;
      },
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
      cell: (connection) => <Access connection={connection} />,
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

function ConnectionActions({
  connection,
  onRelink,
  onResume,
  onPermission,
  onDelete,
}: ConnectionActionsProps) {
  const { formatMessage } = useIntl();
  const { datasetName: company } = connection;

  return (
    <span className={styles.actions}>
      {canBeResumed(connection) && (
        <Button size="small" icon={<Play />} onClick={() => onResume(connection)}>
          <FormattedMessage id="connections.resume" />
          <VisuallyHidden>, {company}</VisuallyHidden>
        </Button>
      )}
      {!isSettled(connection) && !canBeResumed(connection) && (
        <RelinkAction connection={connection} onRelink={onRelink} />
      )}
      {connection.consents.length > 0 && (
        <IconButton
          size="small"
          label={formatMessage({ id: "permission.title" }, { company })}
          onClick={() => onPermission(connection)}
        >
          <ShieldCheck />
        </IconButton>
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

function RelinkAction({
  connection,
  onRelink,
}: Pick<ConnectionActionsProps, "connection" | "onRelink">) {
  const packageName = usePackageName();
  const { datasetName: company, datasourceNameId, relink, status } = connection;
  if (relink !== "offered") {
    return (
      <Text size="small" tone="muted">
        <FormattedMessage
          id={
            relink === "unsupported"
              ? "connections.relinkUnsupported"
              : "connections.relinkNotOffered"
          }
          values={{ name: packageName(datasourceNameId) }}
        />
      </Text>
    );
  }
  return (
    <Button
      size="small"
      variant={status === "connected" ? "ghost" : "default"}
      icon={<Link />}
      onClick={() => onRelink(connection)}
    >
      <FormattedMessage id="connections.relink" />
      <VisuallyHidden>, {company}</VisuallyHidden>
    </Button>
  );
}

function Origin({ connection }: { readonly connection: Connection }) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const { termDay } = useTermDays();
  const { datasourceNameId, disconnectedAt, consentExpiresAt, signedInBy } = connection;
  const name = usePackageName()(datasourceNameId);
  const isLost = connection.status === "disconnected";

  if (isLost && disconnectedAt !== undefined) {
    return formatMessage({ id: "connections.signInEnded" }, { name, day: day(disconnectedAt) });
  }
  if (isLost && consentExpiresAt !== undefined) {
    return formatMessage({ id: "connections.ranOut" }, { day: termDay(consentExpiresAt) });
  }
  const [consent] = connection.consents;
  if (signedInBy !== undefined && consent?.givenBy !== "borrower") {
    return formatMessage({ id: "connections.signedInBy" }, { name: signedInBy });
  }
  // Over the borrower's sign-in, a lender may read by a ground of its own.
  return consent?.givenBy === "lender"
    ? formatMessage({ id: "connections.signedInByBorrower" })
    : formatMessage({ id: "connections.consentOfBorrower" });
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
  disconnected: { tone: "danger", icon: <Unplug aria-hidden />, id: "connections.disconnected" },
  "expires-soon": { tone: "warning", icon: <Clock aria-hidden />, id: "connections.expiresSoon" },
  paused: { tone: "warning", icon: <Pause aria-hidden />, id: "connections.paused" },
  waiting: { tone: "info", icon: <Hourglass aria-hidden />, id: "connections.waiting" },
  connected: { tone: "success", icon: <Check aria-hidden />, id: "connections.connected" },
  used: { tone: "neutral", icon: <CircleCheck aria-hidden />, id: "connections.used" },
  expired: { tone: "neutral", icon: <Clock aria-hidden />, id: "connections.expired" },
  ended: { tone: "neutral", icon: <Ban aria-hidden />, id: "connections.over" },
} as const satisfies Record<ConnectionStatus, object>;

function ConnectionState({ status }: { readonly status: ConnectionStatus }) {
  const { id, ...badge } = badges[status];
  return (
    <Badge {...badge}>
      <FormattedMessage id={id} />
    </Badge>
  );
}

type Asked = NonNullable<Connection["consents"][number]["asked"]>;

/** The current permission's ask; else the one before's, if the current one is what was allowed by it. */
function askShown([current, before]: Connection["consents"]): Asked | undefined {
  const own = current?.asked;
  if (own?.state === "waiting" || own?.state === "kept") return own;
  return before?.asked?.state === "allowed" ? before.asked : undefined;
}

function AskState({ asked: { state, askedAt, endedAt = askedAt } }: { readonly asked: Asked }) {
  const { day } = useDates();
  switch (state) {
    case "allowed":
      return <FormattedMessage id="connections.askAllowed" values={{ day: day(endedAt) }} />;
    case "kept":
      return <FormattedMessage id="connections.askKept" values={{ day: day(endedAt) }} />;
    default:
      return <FormattedMessage id="connections.asked" values={{ day: day(askedAt) }} />;
  }
}
