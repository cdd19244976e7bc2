export {
  type PortalText,
  type PortalTextQuery,
  readPortalText,
  shippedTexts,
} from "./portal-text.ts";
export type { SectionName } from "./words/en.ts";
