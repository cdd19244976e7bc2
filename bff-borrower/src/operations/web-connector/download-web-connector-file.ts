import { Readable } from "node:stream";
import {
  canonicalOrigin,
  changeWebConnector,
  findTenantBrand,
  findWorkspace,
} from "@tieout/server/database";
import { downloadHeaders } from "@tieout/server/documents";
import { notFound } from "@tieout/server/http";
import { connectionFile, connectionFileName } from "@tieout/server/web-connector";
import type { Handler } from "../../operation.ts";
import { lockOwnWebConnector, webConnectorEnded } from "./enter-web-connector.ts";

export const downloadWebConnectorFile: Handler<"downloadWebConnectorFile"> = (
  { params },
  { tx, now, caller: { session } },
) =>
  tx(async (db) => {
    const entered = await lockOwnWebConnector(db, params, session, now);
    if (!entered) return notFound();
    if (entered === "ended") return webConnectorEnded();
    const { id } = entered.connector;
    const { visibleName: lender } = await findTenantBrand(db);
    const workspace = await findWorkspace(db, params.workspaceId);
    const names = { lender, business: workspace?.displayName ?? "" };

    const origin = await canonicalOrigin(db, "borrower");
    await changeWebConnector(db, id, { downloadedAt: now });
    const bytes = Buffer.from(connectionFile({ ...names, id, origin }));
    const headers = downloadHeaders(connectionFileName(names), bytes.length);
    return { status: 200, body: Readable.from([bytes]), headers };
  });
