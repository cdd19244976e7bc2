import type { NodeRef } from "@tieout/core/statement/layout";
import { etag } from "@tieout/server/http/etag";
import { notFound } from "@tieout/server/http/problem";
import { findSpread } from "@tieout/services/financial-records/spread";
import {
  type HistoryPlace,
  listLineHistory as listHistory,
  listSpreadVersions as listVersions,
} from "@tieout/services/financial-records/spread-history";
import type { Handler } from "../operation.ts";
import { authorizeStatements } from "./guard.ts";
import { presentChanges, presentSpread, presentVersions } from "./spread-presenter.ts";

export const getSpread: Handler<"getSpread"> = ({ params }, { tx, caller }) =>
  tx(async (db) => {
    const { record } = await authorizeStatements(db, params, caller);
    const stored = await findSpread(db, record.id);
    const body = await presentSpread(db, stored);
    return { status: 200, body, headers: { etag: etag(stored.version) } };
  });

export const getSpreadVersion: Handler<"getSpreadVersion"> = (
  { params: { version, ...params } },
  { tx, caller },
) =>
  tx(async (db) => {
    const { record } = await authorizeStatements(db, params, caller);
    const current = await findSpread(db, record.id);
    if (version > current.version) return notFound();
    const stored = version === current.version ? current : await findSpread(db, record.id, version);
    return { status: 200, body: await presentSpread(db, stored) };
  });

/** Of both lists, as many a page as the contract allows. */
const [versionsAPage, changesAPage] = [50, 100];

export const listSpreadVersions: Handler<"listSpreadVersions"> = (
  { params, query: { cursor: before } },
  { tx, caller },
) =>
  tx(async (db) => {
    const { record } = await authorizeStatements(db, params, caller);
    const versions = await listVersions(db, record.id, { before, limit: versionsAPage });
    const oldest = versions.at(-1)?.version ?? 1;
    const body = {
      versions: await presentVersions(db, versions),
      ...(oldest > 1 && { nextCursor: oldest }),
    };
    return { status: 200, body };
  });

export const listLineHistory: Handler<"listLineHistory"> = ({ params, query }, { tx, caller }) =>
  tx(async (db) => {
    const { record } = await authorizeStatements(db, params, caller);
    // The contract validated both.
    const node = query.node as NodeRef;
    const before = query.cursor === undefined ? undefined : placeOf(query.cursor);
    const { changes, next } = await listHistory(db, record.id, node, {
      before,
      limit: changesAPage,
    });
    const body = {
      changes: await presentChanges(db, changes),
      ...(next && { nextCursor: `${next.version}.${next.edit}` }),
    };
    return { status: 200, body };
  });

function placeOf(cursor: string): HistoryPlace {
  const [version = 0, edit = 0] = cursor.split(".").map(Number);
  return { version, edit };
}
