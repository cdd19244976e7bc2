import type { ConnectionFailure } from "../../api/connection-request.ts";
import type { ImportFailure } from "../../api/import-status.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

type Tip = Extract<keyof Catalogue, `failure.help.${string}`>;

/** Where nothing of it does. */
export const file: Tip = "failure.help.file";

/** What usually helps, by what went wrong. */
export const help: Record<ConnectionFailure | ImportFailure, readonly Tip[]> = {
  InsufficientUserPermissions: ["failure.help.administrator", "failure.help.another"],
  DatasourceUnresponsive: ["failure.help.wait", "failure.help.another"],
  RequestExpired: ["failure.help.finish"],
  RequestNonceAlreadyUsed: ["failure.help.back"],
  InternalError: ["failure.help.wait", "failure.help.another"],
  Disconnected: ["failure.help.administrator", "failure.help.finish"],
  Cancelled: ["failure.help.lender"],
};
