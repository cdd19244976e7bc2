export { OpenLine } from "./open-line.tsx";
export type { Depth } from "./opened.tsx";
