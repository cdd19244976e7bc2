import { notFound } from "@tieout/server/http";
import { openUnsubscription, resubscribe, unsubscribe } from "@tieout/server/notifying";
import type { Handler } from "../../operation.ts";
import { presentUnsubscription } from "./unsubscription.ts";

export const saveUnsubscription: Handler<"saveUnsubscription"> = (
  { body: { unsubscribeToken, subscribed } },
  { tx, now, sealer, language },
) =>
  tx(async (db) => {
    const found = await openUnsubscription(db, sealer, unsubscribeToken);
    if (!found) return notFound();
    await (subscribed ? resubscribe : unsubscribe)(db, found, now);

    const saved = await openUnsubscription(db, sealer, unsubscribeToken);
    return saved ? { status: 200, body: presentUnsubscription(saved, language) } : notFound();
  });
