import type { Handler } from "../../operation.ts";
import { startLogin } from "../sign-in/start-login.ts";
import { openInvitation } from "./guard.ts";

/** A POST, and not a page that is gone to: the secret has to stay out of addresses. */
export const beginInvitedLogin: Handler<"beginInvitedLogin"> = async (
  { body: { secret, uiLocales } },
  call,
) => {
  const opened = await openInvitation(secret, call);
  if (opened.result === "refused") return opened.reply;

  const { invitation, user } = opened;
  const invited = { invitationId: invitation.id, emailAddress: user.emailAddress };
  const started = await startLogin(call, { uiLocales, invited });
  if (started.result === "refused") return started.reply;
  const { location, cookie } = started;
  return { status: 200, body: { location }, headers: { "set-cookie": cookie } };
};
