export { FailureNotice } from "./failure-notice.tsx";
export { referenceOf } from "./reference.ts";
