import { ColumnHeader, Table } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { Connection } from "../../api/connections.ts";
import { ConnectionRow } from "./connection-row.tsx";

interface ConnectionTableProps {
  readonly connections: readonly Connection[];
  readonly onRelink: (connection: Connection) => void;
  readonly onDelete: (connection: Connection) => void;
}

const columns = ["company", "package", "state", "age", "expires"] as const;

/** A row a connection; whatever has to be done about one stands at the top, as the server orders them. */
export function ConnectionTable({ connections, onRelink, onDelete }: ConnectionTableProps) {
  const { formatMessage } = useIntl();

  return (
    <Table
      label={formatMessage({ id: "connections.table" })}
      columns={
        <>
          {columns.map((column) => (
            <ColumnHeader key={column}>
              {formatMessage({ id: `connections.${column}` })}
            </ColumnHeader>
          ))}
          <ColumnHeader labelHidden>{formatMessage({ id: "connections.actions" })}</ColumnHeader>
        </>
      }
    >
      {connections.map((connection) => (
        <ConnectionRow
          key={connection.id}
          connection={connection}
          onRelink={() => onRelink(connection)}
          onDelete={() => onDelete(connection)}
        />
      ))}
    </Table>
  );
}
