import { changeWebConnector, saveAuditEvent, withinRateLimit } from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import { hashPassword, newPassword } from "@tieout/server/web-connector";
import type { Handler } from "../../operation.ts";
import { lockOwnWebConnector, webConnectorEnded } from "./enter-web-connector.ts";

const anHour = { operation: "web-connector-password", windowSeconds: 3_600, limit: 60 };

/** Shows a new password, this once; the one before stops working, and so does who signed in by it. */
export const createWebConnectorPassword: Handler<"createWebConnectorPassword"> = async (
  { params },
  { tx, now, addressPrefix, requestId, caller: { session } },
) => {
  if (!(await tx((db) => withinRateLimit(db, { ...anHour, addressPrefix }, now)))) {
    return problem(429, "too-many-tries", "Many passwords were shown. Please wait an hour.");
  }
  const password = newPassword();
  const hashed = await hashPassword(password);

  return tx(async (db) => {
    const entered = await lockOwnWebConnector(db, params, session, now);
    if (!entered) return notFound();
    if (entered === "ended") return webConnectorEnded();
    const { id, workspaceId } = entered.connector;
    await changeWebConnector(db, id, {
      ...hashed,
      passwordMadeAt: now,
      wrongPasswords: 0,
      wrongPasswordAt: null,
      lockedUntil: null,
      ticketHash: null,
      ticketMadeAt: null,
      ticketUntil: null,
    });
    await saveAuditEvent(db, {
      at: now,
      action: "web-connector-password-shown",
      workspaceId,
      subjectId: id,
      requestId,
      actor: { kind: "borrower", id: session.id },
    });
    return { status: 200, body: { password, madeAt: now.toISOString() } };
  });
};
