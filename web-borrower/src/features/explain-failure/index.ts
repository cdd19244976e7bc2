export { FailureNotice } from "./failure-notice.tsx";
