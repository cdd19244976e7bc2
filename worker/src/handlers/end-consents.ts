import { listConsentsToEnd } from "@tieout/services/connections/end";
import { endConsent } from "@tieout/services/consent/end-consent";
import type { JobHandler } from "../job-handler.ts";

const actor = { kind: "worker" } as const;

/**
 * Gives a deleted workspace's consents back to their packages, one by one; killed anywhere, another run goes
 * on with those that are left.
 */
export const endConsents: JobHandler<"end-consents"> = async (
  { workspaceId },
  run,
  { connectors, sealer, now },
) => {
  for (const connectionId of await run.tx((db) => listConsentsToEnd(db, workspaceId))) {
    const ended = { workspaceId, connectionId, actor, now: now() };
    await endConsent({ connectors, sealer }, run.tx, ended);
  }
};
