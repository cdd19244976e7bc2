export type { GridCell, GridColumn, GridRow } from "./grid-model.ts";
export { StatementGrid, type StatementGridProps } from "./statement-grid.tsx";
