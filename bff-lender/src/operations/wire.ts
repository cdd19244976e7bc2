import type { components } from "@tieout/openapi/lender";

export type Wire = components["schemas"];
