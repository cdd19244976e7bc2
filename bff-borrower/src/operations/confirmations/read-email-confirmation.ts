import type { Handler } from "../../operation.ts";
import { linkCookie } from "../link-sessions/link-cookie.ts";
import { isSharedHere, mayGuess, questionOf, tooManyGuesses } from "./confirmations.ts";
import { presentEmailConfirmation } from "./presenter.ts";

export const readEmailConfirmation: Handler<"readEmailConfirmation"> = async (
  { body: { secret } },
  { tx, now, addressPrefix, cookie },
) => {
  if (!(await mayGuess(tx, addressPrefix, now))) return tooManyGuesses();

  return tx(async (db) => {
    const asked = await questionOf(db, secret, now);
    if (asked.result === "refused") return asked.reply;
    const { confirmation } = asked;
    const here = { cookie: cookie(linkCookie), now };
    const sharedHere = await isSharedHere(db, confirmation, here);
    return { status: 200, body: presentEmailConfirmation(confirmation, sharedHere) };
  });
};
