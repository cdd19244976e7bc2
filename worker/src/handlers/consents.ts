import {
  endUnconfirmed,
  giveBackAccess as giveBack,
} from "@tieout/services/consent/decline-consent";
import type { JobHandler } from "../queue/job-handler.ts";

const actor = { kind: "worker" } as const;

/** Ends a consent whose company wasn't confirmed in time. */
export const endUnconfirmedConsent: JobHandler<"end-unconfirmed-consent"> = (
  { workspaceId, consentId: id },
  { tx },
  { connectors, sealer, now },
) =>
  endUnconfirmed(
    { connectors, sealer },
    tx,
    { id, workspaceId },
    {
      reason: "unconfirmed",
      actor,
      now: now(),
    },
  );

/** Revokes access after the records that it was given for have arrived. */
export const giveBackAccess: JobHandler<"give-back-access"> = (
  access,
  { tx },
  { connectors, sealer, now },
) => giveBack({ connectors, sealer }, tx, { ...access, actor, now: now() });
