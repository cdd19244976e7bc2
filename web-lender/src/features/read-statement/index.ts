export { ReadStatement } from "./read-statement.tsx";
export type { GridCellPlace } from "./statement-page.tsx";
