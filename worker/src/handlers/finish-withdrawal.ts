import { finishWithdrawal as finish } from "@tieout/server/receipts";
import type { JobHandler } from "../job-handler.ts";

const actor = { kind: "worker" } as const;

/** Does what is left of a withdrawal; nothing, where whoever withdrew wasn't stopped. */
export const finishWithdrawal: JobHandler<"finish-withdrawal"> = (
  withdrawn,
  { tx },
  { connectors, sealer, now },
) => finish({ connectors, sealer }, tx, { ...withdrawn, actor, now: now() });
