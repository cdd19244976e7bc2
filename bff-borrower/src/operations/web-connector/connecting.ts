import { Readable } from "node:stream";
import { connectionFile, connectionFileName } from "@tieout/connectors/quickbooks-desktop/soap";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import { canonicalOrigin } from "@tieout/server/database/tenant/tenant";
import { problem } from "@tieout/server/http/problem";
import { downloadHeaders } from "@tieout/services/documents/download";
import { findRunningImportId } from "@tieout/services/imports/import";
import { findTenantBrand } from "@tieout/services/tenants/settings";
import { connectorStateOf } from "@tieout/services/web-connector/connector-state";
import { countMessages } from "@tieout/services/web-connector/messages";
import { hashPassword, newPassword } from "@tieout/services/web-connector/session";
import { changeWebConnector, markPageSeen } from "@tieout/services/web-connector/web-connector";
import { findWorkspace } from "@tieout/services/workspaces/workspace";
import type { Handler } from "../operation.ts";
import { authorizeWebConnector, lockOwnWebConnector } from "./guard.ts";
import { presentWebConnector } from "./presenter.ts";

export const getWebConnector: Handler<"getWebConnector"> = (
  { params },
  { tx, now, caller: { session } },
) =>
  tx(async (db) => {
    const { connector, request } = await authorizeWebConnector(db, params, session);
    const { visibleName: lender } = await findTenantBrand(db);
    const workspace = await findWorkspace(db, params.workspaceId);
    await markPageSeen(db, connector, now);
    const connectorState = await connectorStateOf(db, connector, request, now);
    const { connectionId } = connector;
    const importId = connectionId && (await findRunningImportId(db, connectionId));
    const body = presentWebConnector({
      connector,
      request,
      connectorState,
      names: { lender, business: workspace?.displayName ?? "" },
      counts: importId ? await countMessages(db, importId) : { answered: 0, asked: 0, refused: 0 },
    });
    return { status: 200, body };
  });

const anHour = { operation: "web-connector-password", windowSeconds: 3_600, limit: 60 };

/** Shows a new password once; the old one and its Web Connector sessions stop working. */
export const createWebConnectorPassword: Handler<"createWebConnectorPassword"> = async (
  { params },
  { tx, now, addressPrefix, requestId, caller: { session } },
) => {
  if (!(await tx((db) => withinRateLimit(db, { ...anHour, addressPrefix }, now)))) {
    return problem(429, "too-many-tries", { title: "too-many-passwords-shown" });
  }
  const password = newPassword();
  const hashed = await hashPassword(password);

  return tx(async (db) => {
    const { connector } = await lockOwnWebConnector(db, params, session, now);
    const { id, workspaceId } = connector;
    await changeWebConnector(db, id, {
      ...hashed,
      passwordMadeAt: now,
      wrongPasswords: 0,
      wrongPasswordAt: null,
      lockedUntil: null,
      ticketHash: null,
      ticketMadeAt: null,
      ticketUntil: null,
    });
    await saveAuditEvent(db, {
      at: now,
      action: "web-connector-password-shown",
      workspaceId,
      subjectId: id,
      requestId,
      actor: { kind: "borrower", id: session.id },
    });
    return { status: 200, body: { password, madeAt: now.toISOString() } };
  });
};

export const downloadWebConnectorFile: Handler<"downloadWebConnectorFile"> = (
  { params },
  { tx, now, caller: { session } },
) =>
  tx(async (db) => {
    const { connector } = await lockOwnWebConnector(db, params, session, now);
    const { id } = connector;
    const { visibleName: lender } = await findTenantBrand(db);
    const workspace = await findWorkspace(db, params.workspaceId);
    const names = { lender, business: workspace?.displayName ?? "" };

    const origin = await canonicalOrigin(db, "borrower");
    await changeWebConnector(db, id, { downloadedAt: now });
    const bytes = Buffer.from(connectionFile({ ...names, id, origin }));
    const headers = downloadHeaders(connectionFileName(names), bytes.length);
    return { status: 200, body: Readable.from([bytes]), headers };
  });
