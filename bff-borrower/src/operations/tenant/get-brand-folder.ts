import { answerBrandFolder } from "@tieout/server/brand-assets";
import type { Handler } from "../../operation.ts";

export const getBrandFolder: Handler<"getBrandFolder"> = ({ params: { tenantName } }, { tx }) =>
  tx((db) => answerBrandFolder(db, tenantName));
