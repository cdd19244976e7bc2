export { answerConnectionRequest } from "./answer-request.ts";
export {
  beginConsent,
  type ConsentAsked,
  type ConsentBegun,
  type ConsentServices,
} from "./begin-consent.ts";
export {
  type ClaimedConnection,
  type ConsentClaim,
  claimConsent,
  datasetNameOf,
} from "./claim-consent.ts";
export { type ConsentEnded, endConsent } from "./end-consent.ts";
export { type ConsentAnswer, receiveConsent } from "./receive-consent.ts";
export { type FilePortal, type FileSending, sendFile } from "./send-file.ts";
export { placeOfTokens } from "./tokens.ts";
