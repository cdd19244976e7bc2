import { findTenant } from "@tieout/server/database";
import { problem } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { startLogin } from "./start-login.ts";
import { tooManyLogins } from "./too-many-logins.ts";

/** Begins a login for a page, which stays to say so when that can't be. */
export const openLogin: Handler<"openLogin"> = async (
  { body: { uiLocales, otherAccount } },
  call,
) => {
  const refusal = await tooManyLogins(call);
  if (refusal) return refusal;

  const { lenderDisabled } = await call.tx(findTenant);
  if (lenderDisabled) return problem(403, "tenant-disabled", "The portal is closed for now.");

  const started = await startLogin(call, { uiLocales, otherAccount });
  if (started.result === "refused") return started.reply;
  const { location, cookie } = started;
  return { status: 200, body: { location }, headers: { "set-cookie": cookie } };
};
