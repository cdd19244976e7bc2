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
export { useFailureWords } from "./use-failure-words.ts";
