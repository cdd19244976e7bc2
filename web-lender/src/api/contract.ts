import type { paths } from "@tieout/openapi/lender";
import type { Writable } from "@tieout/openapi/writable";

/** The lender's contract, as the client's types can read it. */
export type Contract = Writable<paths>;
