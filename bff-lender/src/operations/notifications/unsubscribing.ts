import { notFound } from "@tieout/server/http/problem";
import {
  openUnsubscription,
  resubscribe,
  unsubscribe,
} from "@tieout/services/notifications/unsubscribing";
import type { Handler } from "../operation.ts";
import { presentUnsubscription } from "./presenter.ts";

/** For mail programs that only open the link: the page asks, so opening it changes nothing. */
export const openUnsubscribe: Handler<"openUnsubscribe"> = async (
  { params: { unsubscribeToken } },
  { host },
) => {
  const page = new URL("/unsubscribe", host.origin);
  page.hash = encodeURIComponent(unsubscribeToken);
  return { status: 302, headers: { location: page.href } };
};

export const readUnsubscription: Handler<"readUnsubscription"> = (
  { body: { unsubscribeToken } },
  { tx, sealer, language },
) =>
  tx(async (db) => {
    const found = await openUnsubscription(db, sealer, unsubscribeToken);
    return found ? { status: 200, body: presentUnsubscription(found, language) } : notFound();
  });

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
