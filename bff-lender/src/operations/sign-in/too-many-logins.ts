import { withinRateLimit } from "@tieout/server/database";
import { type CallBase, problem, type Visitor } from "@tieout/server/http";

/** Logins that a network may begin in a minute: an office is many people behind one address. */
const beginningsAMinute = 60;

/** The answer to a network that begins too many logins; nothing for any other. */
export async function tooManyLogins({
  tx,
  now,
  addressPrefix,
}: Pick<CallBase<Visitor>, "tx" | "now" | "addressPrefix">) {
  const rate = { operation: "begin-login", addressPrefix, windowSeconds: 60 };
  const limit = beginningsAMinute;
  return (await tx((db) => withinRateLimit(db, { ...rate, limit }, now)))
    ? undefined
    : problem(429, "too-many-tries", "Too many logins were begun. Please wait a minute.");
}
