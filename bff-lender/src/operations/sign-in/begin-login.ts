import { findTenant, withinRateLimit } from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { startLogin } from "../../sign-in/start-login.ts";

/** Logins that a network may begin in a minute: an office is many people behind one address. */
const beginningsAMinute = 60;

export const beginLogin: Handler<"beginLogin"> = async ({ query: { uiLocales } }, call) => {
  const { tx, now, addressPrefix } = call;
  const rate = { operation: "begin-login", addressPrefix, windowSeconds: 60 };
  const limit = beginningsAMinute;
  if (!(await tx((db) => withinRateLimit(db, { ...rate, limit }, now)))) {
    return problem(429, "too-many-tries", "Too many logins were begun. Please wait a minute.");
  }

  const { lenderDisabled } = await tx(findTenant);
  if (lenderDisabled) return { status: 302, headers: { location: "/ldisabled" } };

  const started = await startLogin(call, { uiLocales });
  if (!started) return notFound();
  const { location, cookie } = started;
  return { status: 302, headers: { location, "set-cookie": cookie } };
};
