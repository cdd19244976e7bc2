export {
  type CellPlace,
  type DataColumn,
  DataTable,
  type DataTableProps,
} from "./data-table.tsx";
export { ExpandableRow, type ExpandableRowProps } from "./expandable-row.tsx";
export {
  Cell,
  type CellProps,
  ColumnHeader,
  type ColumnHeaderProps,
  Row,
  type RowProps,
  type RowState,
  Table,
  type TableProps,
} from "./table.tsx";
