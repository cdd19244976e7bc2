import { notFound } from "@tieout/server/http";
import { openUnsubscription } from "@tieout/server/notifying";
import type { Handler } from "../../operation.ts";
import { presentUnsubscription } from "./unsubscription.ts";

export const readUnsubscription: Handler<"readUnsubscription"> = (
  { body: { unsubscribeToken } },
  { tx, sealer, language },
) =>
  tx(async (db) => {
    const found = await openUnsubscription(db, sealer, unsubscribeToken);
    return found ? { status: 200, body: presentUnsubscription(found, language) } : notFound();
  });
