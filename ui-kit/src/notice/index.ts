export { EndNotice, type EndNoticeProps } from "./end-notice.tsx";
export { Notice, type NoticeProps } from "./notice.tsx";
