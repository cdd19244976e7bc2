import { answerBasicSettings } from "@tieout/server/brand-assets";
import type { Handler } from "../../operation.ts";

export const getBasicSettings: Handler<"getBasicSettings"> = ({ params: { tenantName } }, { tx }) =>
  tx((db) => answerBasicSettings(db, tenantName));
