import { Check, CircleAlert, Minus, TriangleAlert } from "lucide-react";
import { Select, type SelectOption } from "../select/select.tsx";
import * as styles from "./column-matcher.css.ts";

export interface MatchedColumn {
  readonly id: string;
  readonly heading: string;
  readonly value: string;
  readonly note: {
    readonly tone: "success" | "neutral" | "warning" | "danger";
    readonly label: string;
  };
  readonly selectLabel: string;
  readonly options: readonly SelectOption[];
  readonly sample?: string | undefined;
  readonly numeric?: boolean | undefined;
  readonly quiet?: boolean | undefined;
}

export interface ColumnMatcherProps {
  readonly label: string;
  readonly columns: readonly MatchedColumn[];
  /** Number of the row with the headings; undefined if there is none. */
  readonly headingRow?: number | undefined;
  readonly rowLabel: string;
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
  /** `list` is for phones: columns one under another, each with a sample. */
  readonly layout: "table" | "list";
  readonly onChange: (id: string, value: string) => void;
}

/** The columns of a sheet, each with a select for what it contains. */
export function ColumnMatcher(props: ColumnMatcherProps) {
  return props.layout === "table" ? <ColumnTable {...props} /> : <ColumnList {...props} />;
}

function ColumnTable({ label, columns, headingRow, rowLabel, rows, onChange }: ColumnMatcherProps) {
  return (
    <section aria-label={label} className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr>
            <td className={styles.rowNumber} />
            {columns.map((column) => (
              <td className={styles.match} key={column.id}>
                <Choice column={column} onChange={onChange} />
                <Note {...column.note} />
              </td>
            ))}
          </tr>
          <tr>
            <th className={styles.rowNumber} scope="col">
              <span className={styles.caption}>{rowLabel}</span>
              {headingRow}
            </th>
            {columns.map(({ id, heading, numeric }) => (
              <th className={styles.heading({ numeric })} key={id} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells }) => (
            <tr key={row}>
              <td className={styles.rowNumber}>{row}</td>
              {columns.map(({ id, numeric, quiet }, index) => (
                <td className={styles.cell({ numeric, quiet })} key={id}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ColumnList({ label, columns, onChange }: ColumnMatcherProps) {
  return (
    <ul aria-label={label}>
      {columns.map((column) => (
        <li className={styles.item} key={column.id}>
          <div className={styles.itemHead}>
            <span className={styles.itemName}>
              <b>{column.heading}</b>
              {column.sample !== undefined && (
                <>
                  {" "}
                  <span className={styles.sample}>{column.sample}</span>
                </>
              )}
            </span>
            <Note {...column.note} />
          </div>
          <Choice column={column} onChange={onChange} />
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  readonly column: MatchedColumn;
  readonly onChange: ColumnMatcherProps["onChange"];
}

function Choice({ column: { id, selectLabel, options, value }, onChange }: ChoiceProps) {
  return (
    <Select
      aria-label={selectLabel}
      onChange={(chosen) => onChange(id, chosen)}
      options={options}
      value={value}
    />
  );
}

const icons = { success: Check, neutral: Minus, warning: TriangleAlert, danger: CircleAlert };

function Note({ tone, label }: MatchedColumn["note"]) {
  const Icon = icons[tone];
  return (
    <span className={styles.note({ tone })}>
      <Icon aria-hidden />
      {label}
    </span>
  );
}
