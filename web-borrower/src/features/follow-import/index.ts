export { FollowImport } from "./follow-import.tsx";
