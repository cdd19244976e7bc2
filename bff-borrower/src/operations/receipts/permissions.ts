import type { Wider } from "@tieout/core/consent/wider";
import { notFound } from "@tieout/server/http/problem";
import { answerAsk } from "@tieout/services/consent/permission-ask";
import type { Handler } from "../operation.ts";
import { authorizeReceipt, findOwnAsk, limitReceipts } from "./guard.ts";

/** The lender's unanswered question to allow more than was allowed; empty if there is none. */
export const getPermissionAsked: Handler<"getPermissionAsked"> = (
  { params },
  { tx, now, today, caller },
) =>
  tx(async (db) => {
    await authorizeReceipt(db, caller, params);
    const ask = await findOwnAsk(db, caller, params, { today, now });
    return {
      status: 200,
      body: ask ? { asked: { id: ask.id, more: presentWider(ask.more) } } : {},
    };
  });

/** Answers exactly the question that the page showed. */
export const answerPermissionAsked: Handler<"answerPermissionAsked"> = async (
  { params, body: { id, allow: isAllowed } },
  { tx, now, today, caller, language, addressPrefix, requestId },
) => {
  await limitReceipts({ tx, now, addressPrefix });
  return tx(async (db) => {
    await authorizeReceipt(db, caller, params);
    const ask = await findOwnAsk(db, caller, params, { today, now });
    if (ask?.id !== id) return notFound();
    const linkSessionId = caller.session.id;
    const about = { language, linkSessionId, networkPrefix: addressPrefix, requestId, now };
    const isAnswered = await answerAsk(db, ask, { isAllowed, ...about });
    return isAnswered ? { status: 204 } : notFound();
  });
};

const presentWider = ({ groups, bases, ...rest }: Wider) => ({
  ...rest,
  groups: [...groups],
  bases: [...bases],
});
