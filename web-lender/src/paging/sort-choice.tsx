import { IconButton, Select } from "@tieout/ui-kit";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useIntl } from "react-intl";

interface SortChoiceProps<Column extends string> {
  readonly columns: readonly { readonly value: Column; readonly label: string }[];
  readonly column: Column;
  readonly direction: "ascending" | "descending";
  /** The current column toggles the direction. */
  readonly onSort: (column: Column) => void;
}

export function SortChoice<Column extends string>({
  columns,
  column,
  direction,
  onSort,
}: SortChoiceProps<Column>) {
  const { formatMessage } = useIntl();

  return (
    <>
      <Select
        aria-label={formatMessage({ id: "sort.by" })}
        options={columns}
        value={column}
        onChange={onSort}
      />
      <IconButton
        variant="default"
        label={formatMessage({ id: "sort.descending" })}
        aria-pressed={direction === "descending"}
        onClick={() => onSort(column)}
      >
        {direction === "descending" ? <ArrowDown /> : <ArrowUp />}
      </IconButton>
    </>
  );
}
