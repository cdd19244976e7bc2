import { answerBrandLogo } from "@tieout/server/brand-assets";
import type { Handler } from "../../operation.ts";

export const getBrandLogo: Handler<"getBrandLogo"> = (
  { params: { tenantName } },
  { tx, storage },
) => answerBrandLogo(tx, storage, tenantName);
