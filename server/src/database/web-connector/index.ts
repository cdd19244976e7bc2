export {
  askAnew,
  askMessages,
  changeMessage,
  countMessages,
  findMessage,
  findNextMessage,
  findRefusedMessage,
  findSentMessage,
  forgetMessages,
  type MessageCounts,
  sumReplyBytes,
  type WebConnectorMessage,
} from "./messages.ts";
export { findWaitingRequestId, isOfSameLink } from "./of-a-link.ts";
export {
  changeWebConnector,
  endWebConnectors,
  findWebConnector,
  findWebConnectorOfSubmission,
  lockWebConnector,
  type NewWebConnector,
  saveWebConnector,
  type WebConnector,
  type WebConnectorTrouble,
} from "./web-connector.ts";
