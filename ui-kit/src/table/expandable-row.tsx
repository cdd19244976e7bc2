import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import * as styles from "./table.css.ts";
import { openedByPointer, type RowState } from "./table.tsx";

export interface ExpandableRowProps {
  /** What the chevron opens: "Details of October 14, 2025". */
  readonly label: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly state?: RowState | undefined;
  /** What a pointer opens anywhere in the row. A link in a cell does the same for the keyboard. */
  readonly onOpen?: (() => void) | undefined;
  /** How many columns the details span, the chevron's own included. */
  readonly columns: number;
  readonly details: ReactNode;
  /** `Cell`s; the chevron comes before them. */
  readonly children: ReactNode;
}

/** A row with more to it, which opens underneath. */
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
