import { useQuery } from "@tanstack/react-query";
import { connectsDirectly } from "@tieout/core/tenant/packages";
import { Badge, Monogram, RadioCards, Stack, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { packageMarks } from "@tieout/web-portal/package-marks";
import type { AccountingPackage } from "@tieout/web-portal/packages";
import { Check, TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { type Connection, connections } from "../../api/connections.ts";
import type { OfferedPackage, UnavailablePackage } from "../../api/tenant-settings.ts";
import { usePackageName } from "../../messages/use-package-name.ts";
import { BeyondConnections } from "./beyond-connections.tsx";
import { type Askable, excessOf } from "./beyond-consent.ts";
import type { RequestDraft } from "./collection-request-draft.ts";

/** An existing connection, a new one, or a file. */
export type BooksChoice = ConnectionChoice | { readonly kind: "file" };

/** An existing connection, or a new one. */
export type ConnectionChoice =
  | { readonly kind: "existing"; readonly connection: Connection }
  | { readonly kind: "relink"; readonly connection: Connection }
  | { readonly kind: "new"; readonly accountingPackage: AccountingPackage };

export function packageOf(choice: ConnectionChoice): AccountingPackage {
  return choice.kind === "new" ? choice.accountingPackage : choice.connection.datasourceNameId;
}

/** A broken connection is renewed under the same id. */
export const choiceOf = (connection: Connection): ConnectionChoice => ({
  kind: connection.state === "Connected" ? "existing" : "relink",
  connection,
});

/** The server's own words where it found that a request goes beyond what was agreed to. */
export interface RefusedConnection {
  readonly id: string;
  readonly excesses: readonly string[];
}

interface ConnectStepProps {
  readonly workspaceId: string;
  readonly packages: readonly OfferedPackage[];
  /** Shown, but can't be connected yet. */
  readonly unavailable: readonly UnavailablePackage[];
  /** A file is allowed instead. */
  readonly takesFiles: boolean;
  readonly draft: RequestDraft;
  readonly refused: RefusedConnection | undefined;
  readonly choice: BooksChoice | undefined;
  readonly onChoice: (choice: BooksChoice) => void;
  readonly onAsk: (connection: Connection, askable: Askable) => void;
  /** Asks the borrower by a link; absent where links aren't offered. */
  readonly onAskByLink: ((connection: Connection) => void) | undefined;
  readonly onSignIn: (choice: ConnectionChoice) => void;
  readonly isBusy: boolean;
}

export function ConnectStep({
  workspaceId,
  packages,
  unavailable,
  takesFiles,
  draft,
  refused,
  choice,
  onChoice,
  onAsk,
  onAskByLink,
  onSignIn,
  isBusy,
}: ConnectStepProps) {
  const { formatMessage } = useIntl();
  const step = useRef<HTMLDivElement>(null);
  // Continue led here for lack of a choice, so focus moves to it.
  useEffect(() => step.current?.querySelector<HTMLElement>("[role=radio]")?.focus(), []);
  const packageName = usePackageName();
  const { day } = useDates();
  const { existing, beyond } = useKept({ workspaceId, draft, refused });
  const offered = packages.filter(({ id }) =>
    id === "fileupload" ? takesFiles : connectsDirectly(id),
  );
  const nameOf = ({ name, beta }: UnavailablePackage) =>
    beta ? `${name} (${formatMessage({ id: "connect.beta" })})` : name;
  const byLinkOnly = packages.filter(({ id }) => id !== "fileupload" && !connectsDirectly(id));

  return (
    <div ref={step}>
      <Stack gap="form">
        {existing.length > 0 && (
          <RadioCards
            label={formatMessage({ id: "connect.existing" })}
            options={existing.map(
              ({ id, datasetName, datasourceNameId, state, lastCollectedAt }) => ({
                value: id,
                title: datasetName,
                description: lastCollectedAt
                  ? formatMessage(
                      { id: "connect.lastUsed" },
                      { name: packageName(datasourceNameId), day: day(lastCollectedAt) },
                    )
                  : packageName(datasourceNameId),
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
              }),
            )}
            value={choice && "connection" in choice ? choice.connection.id : undefined}
            onChange={(id) => {
              const connection = existing.find((each) => each.id === id);
              if (connection) onChoice(choiceOf(connection));
            }}
          />
        )}
        <BeyondConnections
          connections={beyond}
          onAsk={onAsk}
          onAskByLink={onAskByLink}
          onSignIn={(connection) => onSignIn({ kind: "relink", connection })}
          canSignIn={({ datasourceNameId }) => offered.some(({ id }) => id === datasourceNameId)}
          isBusy={isBusy}
        />
        <Stack gap="small">
          <RadioCards<AccountingPackage>
            label={formatMessage({ id: existing.length > 0 ? "connect.orNew" : "connect.new" })}
            hint={formatMessage({ id: "connect.someone" })}
            columns="three"
            options={offered.map(({ id, name, beta }) => ({
              value: id,
              title: id === "fileupload" ? formatMessage({ id: "file.page" }) : name,
              mark: <Monogram {...packageMarks[id]} size="large" />,
              badge: beta && <Badge>{formatMessage({ id: "connect.beta" })}</Badge>,
            }))}
            value={chosenPackage(choice)}
            onChange={(accountingPackage) =>
              onChoice(
                accountingPackage === "fileupload"
                  ? { kind: "file" }
                  : { kind: "new", accountingPackage },
              )
            }
          />
          {byLinkOnly.map(({ id, name }) => (
            <Text as="p" key={id} size="small" tone="muted">
              {formatMessage({ id: "connect.byLinkOnly" }, { name })}
            </Text>
          ))}
          {unavailable.length > 0 && (
            <Text as="p" size="small" tone="muted">
              {formatMessage(
                { id: "connect.unavailable" },
                { names: unavailable.map(nameOf).join(", ") },
              )}
            </Text>
          )}
        </Stack>
      </Stack>
    </div>
  );
}

interface KeptAsked {
  readonly workspaceId: string;
  readonly draft: RequestDraft;
  readonly refused: RefusedConnection | undefined;
}

/**
 * The workspace's connections: those that can be used or renewed, and those over which the request goes beyond what was agreed
 * to. Files can't be reconnected, and packages that can't be connected here can't be renewed here.
 */
function useKept({ workspaceId, draft, refused }: KeptAsked) {
  const { data = [] } = useQuery(connections(workspaceId));
  const now = new Date();
  const kept = data.filter(({ datasourceNameId }) => datasourceNameId !== "fileupload");
  // Someone has to sign in again, and gives a new permission then.
  const lost = kept.filter(
    ({ status, datasourceNameId }) =>
      status === "disconnected" && connectsDirectly(datasourceNameId),
  );
  const judged = kept
    .filter(({ status }) => status !== "disconnected")
    .map((connection) => ({
      connection,
      // No mail helps against what the server alone found, such as another company.
      ...(connection.id === refused?.id
        ? { beyond: refused.excesses }
        : excessOf(connection, draft, now)),
    }));
  const within = judged.filter(({ beyond }) => beyond.length === 0);
  return {
    existing: [...lost, ...within.map(({ connection }) => connection)],
    beyond: judged.filter(({ beyond }) => beyond.length > 0),
  };
}

function chosenPackage(choice: BooksChoice | undefined): AccountingPackage | undefined {
  if (choice?.kind === "file") return "fileupload";
  return choice?.kind === "new" ? choice.accountingPackage : undefined;
}
