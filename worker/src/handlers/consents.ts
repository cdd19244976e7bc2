import {
  endUnconfirmed,
  giveBackAccess as giveBack,
} from "@tieout/services/consent/decline-consent";
import { tellGiver as tell } from "@tieout/services/consent/tell-giver";
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

/** Tells whoever gave a consent of a read, a newer consent or a pause. */
export const tellGiver: JobHandler<"tell-giver"> = (asked, { tx }, { sealer, now }) =>
  tx((db) => tell(db, sealer, { ...asked, now: now() }));
