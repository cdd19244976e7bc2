import {
  Button,
  type DataColumn,
  DataTable,
  IconButton,
  Monogram,
  Text,
  VisuallyHidden,
} from "@tieout/ui-kit";
import { Link, Trash2 } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Connection } from "../../api/connections.ts";
import { useDates } from "../../messages/dates.tsx";
import { packageMarks } from "../../messages/packages.ts";
import { usePackageNames } from "../../messages/use-package-names.ts";
import { AccessExpiry } from "./access-expiry.tsx";
import { standingOf } from "./connection-facts.ts";
import { ConnectionState } from "./connection-state.tsx";
import { DataAge, DataAgeDetail, hasDetail } from "./data-age.tsx";
import * as styles from "./manage-connections.css.ts";

interface ConnectionTableProps {
  readonly connections: readonly Connection[];
  readonly onRelink: (connection: Connection) => void;
  readonly onDelete: (connection: Connection) => void;
}

/** A row a connection; whatever has to be done about one stands at the top, as the server orders them. */
export function ConnectionTable({ connections, ...acts }: ConnectionTableProps) {
  const { formatMessage } = useIntl();
  const packageNames = usePackageNames();

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
          {packageNames[datasourceNameId]}
        </span>
      ),
    },
    {
      ...{ key: "state", label: formatMessage({ id: "connections.state" }) },
      narrow: { line: 1, at: "end" },
      cell: (connection) => <ConnectionState standing={standingOf(connection)} />,
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
  const packageNames = usePackageNames();
  const { datasetName: company, datasourceNameId } = connection;

  return (
    <span className={styles.actions}>
      {connection.relink === "offered" ? (
        <Button
          size="small"
          variant={standingOf(connection) === "connected" ? "ghost" : "default"}
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
            values={{ name: packageNames[datasourceNameId] }}
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

/** Who or what ended it, or else who gave the consent. */
function Origin({ connection }: { readonly connection: Connection }) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const { state, datasourceNameId, disconnectedAt, consentExpiresAt, consentedBy } = connection;
  const name = usePackageNames()[datasourceNameId];

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
