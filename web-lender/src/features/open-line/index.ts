export { OpenLine } from "./open-line.tsx";
