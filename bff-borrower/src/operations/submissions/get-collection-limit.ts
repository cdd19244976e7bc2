import { findCollectionStanding } from "@tieout/server/database";
import { presentCollectionLimit } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";

export const getCollectionLimit: Handler<"getCollectionLimit"> = (_input, { tx, now }) =>
  tx(async (db) => ({
    status: 200,
    body: presentCollectionLimit(await findCollectionStanding(db, now), 1),
  }));
