export { answerCall } from "./answer-call.ts";
export { connectionFile, connectionFileName } from "./connection-file.ts";
export { type ExchangeServices, isPermission } from "./exchange.ts";
export { daysOfSilence, endsAt, hasEnded, silenceMs } from "./lifetime.ts";
export { mayBeLong } from "./may-be-long.ts";
export { hashPassword, newPassword } from "./password.ts";
export { type Replies, repliesOf } from "./replies.ts";
export { readCall, type SoapCall, type SoapResult, soapLimit, writeReply } from "./soap.ts";
