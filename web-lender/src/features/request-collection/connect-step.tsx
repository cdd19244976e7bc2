import { useQuery } from "@tanstack/react-query";
import { Badge, Monogram, RadioCards, Stack, Text } from "@tieout/ui-kit";
import { Check, TriangleAlert } from "lucide-react";
import { useIntl } from "react-intl";
import { connections } from "../../api/connections.ts";
import type { OfferedPackage } from "../../api/tenant-settings.ts";
import { type AccountingPackage, packageMarks, packageNames } from "../../words/packages.ts";
import { type ConnectionChoice, choiceOf } from "./connection-choice.ts";

interface ConnectStepProps {
  readonly workspaceId: string;
  readonly packages: readonly OfferedPackage[];
  readonly choice: ConnectionChoice | undefined;
  readonly onChoice: (choice: ConnectionChoice) => void;
}

/** A connection that the workspace has already, or a package to connect to. */
export function ConnectStep({ workspaceId, packages, choice, onChoice }: ConnectStepProps) {
  const { formatMessage } = useIntl();
  // Files are no connection to come back to, nor something to sign in to.
  const { data = [] } = useQuery(connections(workspaceId));
  const standing = data.filter(({ datasourceNameId }) => datasourceNameId !== "fileupload");
  const offered = packages.filter(({ id }) => id !== "fileupload");

  return (
    <Stack gap="form">
      {standing.length > 0 && (
        <RadioCards
          label={formatMessage({ id: "connect.existing" })}
          options={standing.map(({ id, datasetName, datasourceNameId, state }) => ({
            value: id,
            title: datasetName,
            description: packageNames[datasourceNameId],
            mark: <Monogram {...packageMarks[datasourceNameId]} />,
            badge:
              state === "Connected" ? (
                <Badge tone="success" icon={<Check aria-hidden />}>
                  {formatMessage({ id: "connect.connected" })}
                </Badge>
              ) : (
                <Badge tone="warning" icon={<TriangleAlert aria-hidden />}>
                  {formatMessage({ id: "connect.relink" })}
                </Badge>
              ),
          }))}
          value={choice?.kind === "new" ? undefined : choice?.connection.id}
          onChange={(id) => {
            const connection = standing.find((each) => each.id === id);
            if (connection) onChoice(choiceOf(connection));
          }}
        />
      )}
      <Stack gap="small">
        <RadioCards<AccountingPackage>
          label={formatMessage({ id: standing.length > 0 ? "connect.orNew" : "connect.new" })}
          columns="three"
          options={offered.map(({ id, name, beta }) => ({
            value: id,
            title: name,
            mark: <Monogram {...packageMarks[id]} size="large" />,
            badge: beta && <Badge>{formatMessage({ id: "connect.beta" })}</Badge>,
          }))}
          value={choice?.kind === "new" ? choice.accountingPackage : undefined}
          onChange={(accountingPackage) => onChoice({ kind: "new", accountingPackage })}
        />
        <Text as="p" size="small" tone="muted">
          {formatMessage({ id: "connect.someone" })}
        </Text>
      </Stack>
    </Stack>
  );
}
