import { Button, Cell, IconButton, Monogram, Row, Text, VisuallyHidden } from "@tieout/ui-kit";
import { Link, Trash2 } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Connection } from "../../api/connections.ts";
import { useDates } from "../../messages/dates.tsx";
import { packageMarks } from "../../messages/packages.ts";
import { usePackageNames } from "../../messages/use-package-names.ts";
import { AccessExpiry } from "./access-expiry.tsx";
import { standingOf } from "./connection-facts.ts";
import { ConnectionState } from "./connection-state.tsx";
import { DataAge } from "./data-age.tsx";
import * as styles from "./manage-connections.css.ts";

interface ConnectionRowProps {
  readonly connection: Connection;
  readonly onRelink: () => void;
  readonly onDelete: () => void;
}

/** A connection: whose books, where, how it stands, and what can be done about it. */
export function ConnectionRow({ connection, onRelink, onDelete }: ConnectionRowProps) {
  const { formatMessage } = useIntl();
  const packageNames = usePackageNames();
  const { datasetName: company, datasourceNameId } = connection;
  const standing = standingOf(connection);

  return (
    <Row>
      <Cell rowHeader secondLine={<Origin connection={connection} />}>
        {company}
      </Cell>
      <Cell>
        <span className={styles.source}>
          <Monogram {...packageMarks[datasourceNameId]} />
          {packageNames[datasourceNameId]}
        </span>
      </Cell>
      <Cell>
        <ConnectionState standing={standing} />
      </Cell>
      <DataAge connection={connection} />
      <Cell>
        <AccessExpiry connection={connection} />
      </Cell>
      <Cell align="end">
        <span className={styles.actions}>
          {connection.relink === "offered" ? (
            <Button
              size="small"
              variant={standing === "connected" ? "ghost" : "default"}
              icon={<Link />}
              onClick={onRelink}
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
            onClick={onDelete}
          >
            <Trash2 />
          </IconButton>
        </span>
      </Cell>
    </Row>
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
