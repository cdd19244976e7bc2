import { findTenant } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { startLogin } from "./start-login.ts";
import { tooManyLogins } from "./too-many-logins.ts";

/** For whoever goes to a login by its address; the portal's own page opens one (see `openLogin`). */
export const beginLogin: Handler<"beginLogin"> = async ({ query: { uiLocales } }, call) => {
  const refusal = await tooManyLogins(call);
  if (refusal) return refusal;

  const { lenderDisabled } = await call.tx(findTenant);
  if (lenderDisabled) return { status: 302, headers: { location: "/ldisabled" } };

  const started = await startLogin(call, { uiLocales });
  if (started.result === "refused") return started.reply;
  const { location, cookie } = started;
  return { status: 302, headers: { location, "set-cookie": cookie } };
};
