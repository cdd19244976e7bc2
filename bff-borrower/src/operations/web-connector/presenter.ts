import { connectionFileName } from "@tieout/connectors/quickbooks-desktop/soap";
import type { components } from "@tieout/openapi/borrower";
import type { ConnectionRequest } from "@tieout/services/consent/connection-request";
import type { ConnectorState } from "@tieout/services/web-connector/connector-state";
import type { MessageCounts } from "@tieout/services/web-connector/messages";
import { endsAt } from "@tieout/services/web-connector/session";
import type { WebConnector } from "@tieout/services/web-connector/web-connector";

type Wire = components["schemas"];

export interface SeenWebConnector {
  readonly connector: WebConnector;
  readonly request: ConnectionRequest;
  readonly names: { readonly lender: string; readonly business: string };
  readonly connectorState: ConnectorState;
  readonly counts: MessageCounts;
}

export function presentWebConnector(seen: SeenWebConnector): Wire["WebConnector"] {
  const { connector, request, names, connectorState, counts } = seen;
  const { connectionId, wrongCompany, wrongCompanyAt, trouble, troubleAt } = connector;
  const { submissionId } = request;
  const datasetName = connectorState.connection?.datasetName;
  const instants = {
    downloadedAt: connector.downloadedAt,
    passwordMadeAt: connector.passwordMadeAt,
    firstCallAt: connector.firstCallAt,
    lastSeenAt: connector.lastSeenAt,
    wrongPasswordAt: connector.wrongPasswordAt,
  };
  return {
    connectionRequestId: request.id,
    ...(submissionId && { submissionId }),
    state: connectorState.state,
    fileName: connectionFileName(names),
    ...Object.fromEntries(
      Object.entries(instants).flatMap(([name, at]) => (at ? [[name, at.toISOString()]] : [])),
    ),
    ...(wrongCompany !== undefined &&
      wrongCompanyAt && {
        wrongCompany: {
          expected: datasetName ?? names.business,
          found: wrongCompany,
          at: wrongCompanyAt.toISOString(),
        },
      }),
    ...(trouble && troubleAt && { trouble: { reason: trouble, at: troubleAt.toISOString() } }),
    waitingSince: connector.progressedAt.toISOString(),
    endsAt: endsAt(connector).toISOString(),
    willMail: connector.noticeAddress !== undefined,
    answered: counts.answered,
    expected: counts.asked,
    ...(connectionId !== undefined && { connectionId }),
    ...(connectionId !== undefined && datasetName !== undefined && { datasetName }),
    ...(connectorState.record && { financialRecordId: connectorState.record.id }),
  };
}
