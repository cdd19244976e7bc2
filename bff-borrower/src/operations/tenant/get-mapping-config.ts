import { answerMappingConfig } from "@tieout/server/brand-assets";
import type { Handler } from "../../operation.ts";

export const getMappingConfig: Handler<"getMappingConfig"> = (_input, { tx }) =>
  tx(answerMappingConfig);
