import { mayGuess, questionOf, tooManyGuesses } from "../confirmations.ts";
import type { Handler } from "../operation.ts";
import { presentEmailConfirmation } from "../presenters/email-confirmation.ts";

export const readEmailConfirmation: Handler<"readEmailConfirmation"> = async (
  { body: { secret } },
  { tx, now, addressPrefix },
) => {
  if (!(await mayGuess(tx, addressPrefix, now))) return tooManyGuesses();

  return tx(async (db) => {
    const asked = await questionOf(db, secret, now);
    if (asked.result === "refused") return asked.reply;
    return { status: 200, body: presentEmailConfirmation(asked.confirmation) };
  });
};
