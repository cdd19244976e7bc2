export { type MessageFault, type MessagePart, messageFault } from "./message.ts";
export {
  type PortalTextFault,
  portalTextFault,
  type SectionTexts,
  sayInPlace,
} from "./portal-text.ts";
