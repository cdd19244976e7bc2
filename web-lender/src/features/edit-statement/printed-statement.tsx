import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { columnGroups, type GridColumn } from "@tieout/ui-kit";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import "../../printing/paper.css";
import type { ShownStatement } from "../../spread/use-statement.ts";
import "./printed-statement.css";
import { Limits } from "./statement-heading.tsx";
import type { StatementRows } from "./statement-rows.ts";

interface PrintedStatementProps extends StatementRows {
  readonly heading: FinancialStatement["heading"];
  readonly limits?: ShownStatement["limits"];
  readonly captionLabel: string;
}

/** Every line with repeated column heads. Rendered only for print, since the screen's grid is virtual. */
export function PrintedStatement({
  heading,
  limits,
  captionLabel,
  columns,
  rows,
}: PrintedStatementProps) {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;

  return (
    <section className="printed-statement" data-wide={columns.length > columnsUpright}>
      <header>
        <h2>{heading.legalName}</h2>
        <p>{heading.title}</p>
        <p>{heading.period}</p>
        <p>
          {heading.basis}, {heading.currencyAndScaling}
        </p>
        <p>{heading.provenance}</p>
        {heading.note && <p>{heading.note}</p>}
        {limits && (
          <p>
            <Limits {...limits} />
          </p>
        )}
      </header>
      {panelsOf(columns).map((panel) => (
        <table key={panel[0]?.column.id}>
          <thead>
            <PrintedGroups panel={panel} />
            <tr>
              <th scope="col">{captionLabel}</th>
              {panel.map(({ column: { id, label, sublabel, group } }) => (
                <th key={id} scope="col">
                  {label}
                  {group === undefined && <small>{sublabel}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, caption, level, kind, underline, emphasised, italic, cells }) => (
              <tr
                data-bold={emphasised}
                data-italic={italic}
                data-kind={kind}
                data-rule={underline}
                key={id}
              >
                <th data-level={level} scope="row">
                  {caption}
                </th>
                {panel.map(({ column, index }) => (
                  <td data-negative={cells[index]?.negative} key={column.id}>
                    <span>{cells[index]?.text}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

/** A header row of periods, if each has several columns. */
function PrintedGroups({ panel }: { readonly panel: readonly PrintedColumn[] }) {
  const groups = columnGroups(panel.map(({ column }) => column));
  if (!groups) return null;
  return (
    <tr>
      <td />
      {groups.map(({ label, sublabel, count }) => (
        <th colSpan={count} key={label} scope="colgroup">
          {label}
          <small>{sublabel}</small>
        </th>
      ))}
    </tr>
  );
}

/** As many columns as a page takes side by side; captions are repeated before each part. */
const columnsAPanel = 7;
/** Two whole periods of three columns. */
const groupedColumnsAPanel = 6;
/** More than these lie across the page. */
const columnsUpright = 5;

interface PrintedColumn {
  readonly column: GridColumn;
  /** Among all columns. */
  readonly index: number;
}

function panelsOf(columns: readonly GridColumn[]): PrintedColumn[][] {
  const all = columns.map((column, index) => ({ column, index }));
  const size = columns[0]?.group === undefined ? columnsAPanel : groupedColumnsAPanel;
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, panel) => all.slice(panel * size, (panel + 1) * size));
}

/** True while printing. */
function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    // The printer takes the DOM as it is when this returns.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);

  return isPrinting;
}
