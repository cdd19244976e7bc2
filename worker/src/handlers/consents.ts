import {
  endUnconfirmed,
  giveBackAccess as giveBack,
} from "@tieout/services/consent/decline-consent";
import type { JobHandler } from "../queue/job-handler.ts";

const actor = { kind: "worker" } as const;

/** Nobody said that the books are theirs. */
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

/** What it was given for has come. */
export const giveBackAccess: JobHandler<"give-back-access"> = (
  access,
  { tx },
  { connectors, sealer, now },
) => giveBack({ connectors, sealer }, tx, { ...access, actor, now: now() });
