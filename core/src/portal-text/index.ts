export { type MessageFault, type MessagePart, messageFault } from "./message.ts";
export { readInPlace, type Sentence, type SentenceFault, sayMessagesInPlace } from "./messages.ts";
export {
  type PortalTextFault,
  portalTextFault,
  type SectionTexts,
  sayInPlace,
} from "./portal-text.ts";
