export { beginImport, type ImportAsked, type ImportBegun } from "./start-import.ts";
