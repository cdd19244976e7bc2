import { finishWithdrawal as finish } from "@tieout/services/receipts/withdraw-records";
import type { JobHandler } from "../job-handler.ts";

const actor = { kind: "worker" } as const;

/** Does what is left of a withdrawal; nothing, where whoever withdrew wasn't stopped. */
export const finishWithdrawal: JobHandler<"finish-withdrawal"> = (
  withdrawn,
  { tx },
  { connectors, sealer, now },
) => finish({ connectors, sealer }, tx, { ...withdrawn, actor, now: now() });
