import {
  countMessages,
  findRunningImportId,
  findTenantBrand,
  findWorkspace,
} from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import { standingOf } from "@tieout/server/web-connector";
import type { Handler } from "../../operation.ts";
import { findOwnWebConnector } from "./enter-web-connector.ts";
import { presentWebConnector } from "./presenter.ts";

/** How far QuickBooks Desktop is, as far as anybody here knows. */
export const getWebConnector: Handler<"getWebConnector"> = (
  { params },
  { tx, now, caller: { session } },
) =>
  tx(async (db) => {
    const found = await findOwnWebConnector(db, params, session);
    if (!found) return notFound();
    const { connector, request } = found;
    const { visibleName: lender } = await findTenantBrand(db);
    const workspace = await findWorkspace(db, params.workspaceId);
    const standing = await standingOf(db, connector, request, now);
    const { connectionId } = connector;
    const importId = connectionId && (await findRunningImportId(db, connectionId));
    const body = presentWebConnector({
      connector,
      request,
      standing,
      names: { lender, business: workspace?.displayName ?? "" },
      counts: importId ? await countMessages(db, importId) : { answered: 0, asked: 0, refused: 0 },
    });
    return { status: 200, body };
  });
