export { useStartImport } from "./use-start-import.ts";
