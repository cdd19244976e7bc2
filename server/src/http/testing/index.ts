export {
  ask,
  cookiesOf,
  headersOf,
  type PortalReply,
  type PortalRequest,
  type Visit,
} from "./ask.ts";
export { countStatements, statementsOf } from "./count-statements.ts";
export { callbackOrigin, type HostedTenant, newHostedTenant, testProxies } from "./hosts.ts";
export { nobodysIds, unlike } from "./nobodys-ids.ts";
export { openPortalServices, type PortalServices } from "./portal-services.ts";
export { type ServedPortal, servePortal } from "./serve-portal.ts";
export { tablesHolding } from "./tables-holding.ts";
export { unbounded } from "./unbounded.ts";
export { undeclaredReplies } from "./undeclared.ts";
export { type Example, type WalkedOperation, walker } from "./walk.ts";
