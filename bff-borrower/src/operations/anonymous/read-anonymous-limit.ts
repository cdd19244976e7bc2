import { findCollectionStanding } from "@tieout/server/database";
import { presentCollectionLimit } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import { anonymousClosed } from "./guard.ts";

/** Nobody types who they are for a lender who can't take them in: whoever does hears it anyway. */
export const readAnonymousLimit: Handler<"readAnonymousLimit"> = (_input, { tx, now }) =>
  tx(async (db) => {
    const closed = await anonymousClosed(db);
    if (closed) return closed;
    const body = presentCollectionLimit(await findCollectionStanding(db, now), 1);
    return { status: 200, body } as const;
  });
