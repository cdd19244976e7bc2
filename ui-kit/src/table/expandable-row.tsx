import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import * as styles from "./table.css.ts";
import { openedByPointer, type RowState } from "./table.tsx";

export interface ExpandableRowProps {
  /** Label of the toggle: "Details of October 14, 2025". */
  readonly label: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly state?: RowState | undefined;
  /** A press anywhere in the row. Give keyboard users a link in a cell. */
  readonly onOpen?: (() => void) | undefined;
  /** Columns that the details span, including the toggle's. */
  readonly columns: number;
  readonly details: ReactNode;
  readonly children: ReactNode;
}

export function ExpandableRow({
  label,
  open,
  onToggle,
  state = "normal",
  onOpen,
  columns,
  details,
  children,
}: ExpandableRowProps) {
  const detailsId = useId();
  return (
    <>
      <tr
        className={styles.row({ state: open ? "open" : state, opens: onOpen !== undefined })}
        onClick={onOpen && openedByPointer(onOpen)}
      >
        <td
          className={`${styles.cell({ align: "start", tone: "normal", lines: "1", fit: false })} ${styles.chevronCell}`}
        >
          <button
            aria-controls={open ? detailsId : undefined}
            aria-expanded={open}
            aria-label={label}
            className={styles.chevron({ open })}
            onClick={onToggle}
            type="button"
          >
            <ChevronRight aria-hidden />
          </button>
        </td>
        {children}
      </tr>
      {open && (
        <tr id={detailsId}>
          <td className={styles.details} colSpan={columns}>
            {details}
          </td>
        </tr>
      )}
    </>
  );
}
