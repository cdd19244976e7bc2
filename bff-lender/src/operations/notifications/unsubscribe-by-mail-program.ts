import { notFound } from "@tieout/server/http";
import { openUnsubscription, unsubscribe } from "@tieout/server/notifying";
import type { Handler } from "../../operation.ts";

export const unsubscribeByMailProgram: Handler<"unsubscribeByMailProgram"> = (
  { params: { unsubscribeToken } },
  { tx, now, sealer },
) =>
  tx(async (db) => {
    const found = await openUnsubscription(db, sealer, unsubscribeToken);
    if (!found) return notFound();
    await unsubscribe(db, found, now);
    return { status: 204 };
  });
