export { type KeyRing, parseKeyRing } from "./key-ring.ts";
export { placeOfClientSecret, placeOfLinkSecret } from "./places.ts";
export { type Place, type Sealer, sealer, type TenantSealer } from "./sealer.ts";
export { hashOf, type NewSecret, newSecret, newState, readState } from "./secrets.ts";
