export {
  awaitedUserCopies,
  beginUserCopy,
  dropOtherAwaitedUserCopies,
  failUserCopy,
  findAwaitedUserCopy,
  findUserCopyInHand,
  finishUserCopy,
  listBegunUserCopies,
  type UserCopyInHand,
} from "./build.ts";
export {
  findUserCopyBySecret,
  findUserCopyFile,
  forgetUserCopyFile,
  type ReadyUserCopy,
  takeUserCopyDownload,
} from "./download.ts";
export {
  findUserCopy,
  listUserCopies,
  type NewUserCopy,
  saveUserCopy,
  type UserCopy,
} from "./user-copy.ts";
