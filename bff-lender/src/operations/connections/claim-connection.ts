import { claimConsent } from "@tieout/server/consent";
import { notFound } from "@tieout/server/http";
import { presentConnectionRequest } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";

export const claimConnection: Handler<"claimConnection"> = async (
  { body: { state } },
  { tx, now, language, caller: { userId, session }, connectors, sealer, callbackOrigin },
) => {
  if (!session) return notFound();

  const services = { connectors, sealer, callbackOrigin };
  const initiator = { sessionId: session.id };
  const claim = { state, initiator, initiatorHash: session.hash, userId, now };
  const claimed = await claimConsent(services, tx, claim);
  return claimed ? { status: 200, body: presentConnectionRequest(claimed, language) } : notFound();
};
