export {
  failureOf,
  fileSizeLimit,
  mayTryAgain,
  problemOf,
  type Sending,
  type Uploaded,
  type UploadFailure,
  uploadFile,
} from "./upload-file.ts";
export { useFailureText } from "./use-failure-text.ts";
