export { type ApiDependencies, api } from "./api.ts";
export { isBrokenOff } from "./broken-off.ts";
export type { SecurityScheme } from "./contract.ts";
export { clearCookie, cookieOf, setCookie } from "./cookies.ts";
export { etag } from "./etag.ts";
export { health, type ReadinessCheck } from "./health.ts";
export { type Host, type HostOptions, hostFinder } from "./host.ts";
export { type PatchStep, readPatch } from "./json-patch.ts";
export { type Logger, openLog } from "./log.ts";
export { type Metrics, openMetrics, serveMetrics } from "./metrics.ts";
export type { Authenticator } from "./middleware/authenticate.ts";
export { tenantDisabled } from "./middleware/authorize.ts";
export {
  type FileLimits,
  type FilePart,
  FileTooLarge,
  MalformedForm,
  type Multipart,
} from "./multipart.ts";
export type {
  AuthenticatedCaller,
  Call,
  CallBase,
  Caller,
  Handler,
  Handlers,
  Input,
  OperationTypes,
  Reply,
  StoredReply,
} from "./operation.ts";
export { type PortalOptions, portal } from "./portal.ts";
export {
  type FieldError,
  invalid,
  notFound,
  type Problem,
  type ProblemText,
  problem,
  workspaceAccessRequired,
} from "./problem.ts";
export { type Proxies, prefixOf, trustedProxies } from "./proxies.ts";
export { Refusal } from "./refusal.ts";
export type { Headers } from "./reply.ts";
export { SerializedJson } from "./serialized-json.ts";
export { type Serving, serve, untilAskedToStop } from "./serve.ts";
