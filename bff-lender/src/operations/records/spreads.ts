import { etag } from "@tieout/server/http/etag";
import { findSpread } from "@tieout/services/financial-records/spread";
import type { Handler } from "../operation.ts";
import { authorizeStatements } from "./guard.ts";
import { presentCarriedOver, saidOf } from "./spread-presenter.ts";

export const getSpread: Handler<"getSpread"> = ({ params }, { tx, caller }) =>
  tx(async (db) => {
    const { record } = await authorizeStatements(db, params, caller);
    const stored = await findSpread(db, record.id);
    const { version, spread, carriedOver } = stored;
    const body = {
      version,
      spread,
      ...(await saidOf(db, stored)),
      ...(carriedOver && { carriedOver: presentCarriedOver(carriedOver) }),
    };
    return { status: 200, body, headers: { etag: etag(version) } };
  });
