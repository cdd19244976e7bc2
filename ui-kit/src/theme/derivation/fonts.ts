import type { Tokens } from "./tokens.ts";

const sans =
  '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif';

type TypeTokens = Pick<
  Tokens,
  | "fontBody"
  | "fontHeading"
  | "headingScale"
  | "headingWeight"
  | "headingTracking"
  | "headingOptical"
>;

const plain: TypeTokens = {
  fontBody: sans,
  fontHeading: sans,
  headingScale: "1",
  headingWeight: "600",
  headingTracking: "-0.014em",
  // Inter's display cut at every size; by default it starts at 32 px.
  headingOptical: '"opsz" 32',
};

const serif: TypeTokens = {
  fontBody: sans,
  fontHeading: '"Source Serif 4 Variable", "EB Garamond", Georgia, serif',
  headingScale: "1.06",
  headingWeight: "500",
  headingTracking: "-0.008em",
  headingOptical: "normal",
};

const serifs = ["source serif 4", "source serif", "eb garamond", "garamond", "georgia", "serif"];

/** Only fonts we host are used: an unknown family becomes Inter, without a request elsewhere. */
export const typeTokens = (font: string | undefined): TypeTokens => (isSerif(font) ? serif : plain);

/** Whether the first font of the list is the serif that we host. */
export function isSerif(font: string | undefined): boolean {
  const family = font?.split(",")[0]?.replaceAll(/["']/g, "").trim().toLowerCase();
  return family !== undefined && serifs.includes(family);
}
