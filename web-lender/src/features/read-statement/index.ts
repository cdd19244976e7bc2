export { ReadStatement } from "./read-statement.tsx";
