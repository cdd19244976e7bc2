export { RequestCopy } from "./request-copy.tsx";
