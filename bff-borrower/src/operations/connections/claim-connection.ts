import { claimConsent } from "@tieout/server/consent";
import { notFound } from "@tieout/server/http";
import { presentConnectionRequest } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";

export const claimConnection: Handler<"claimConnection"> = async (
  { body: { state } },
  { tx, now, language, caller: { session, sessionHash }, connectors, sealer, callbackOrigin },
) => {
  const services = { connectors, sealer, callbackOrigin };
  const initiator = { linkSessionId: session.id };
  const claim = { state, initiator, initiatorHash: sessionHash, now };
  const claimed = await claimConsent(services, tx, claim);
  if (!claimed) return notFound();

  return { status: 200, body: presentConnectionRequest(claimed, language) };
};
