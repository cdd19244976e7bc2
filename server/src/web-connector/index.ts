export { answerCall } from "./answer-call.ts";
export { connectionFile, connectionFileName } from "./connection-file.ts";
export { daysOfSilence, endsAt, hasEnded, silenceMs } from "./lifetime.ts";
export { mayBeLong } from "./may-be-long.ts";
export { hashPassword, newPassword } from "./password.ts";
export { isPermission } from "./receive-response.ts";
export { type Replies, repliesOf } from "./replies.ts";
export type { ExchangeServices } from "./session.ts";
export { readCall, type SoapCall, type SoapResult, soapLimit, writeReply } from "./soap.ts";
