import { answerBrandConfig } from "@tieout/server/brand-assets";
import type { Handler } from "../../operation.ts";

export const getBrandConfig: Handler<"getBrandConfig"> = ({ params: { tenantName } }, { tx }) =>
  tx((db) => answerBrandConfig(db, tenantName));
