import { zones } from "@tieout/core/risk/benchmarks";
import { Button, Card, CountPill } from "@tieout/ui-kit";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { RiskOutput } from "../../api/risk.ts";
import { notPrinted } from "../../printing/not-printed.css.ts";
import * as tables from "../../risk/figure-table.css.ts";
import { FigureTable } from "../../risk/figure-table.tsx";
import {
  categoriesOf,
  comparisonOf,
  keyOf,
  type MeasuredOutput,
  type OutputCategory,
} from "../../risk/measures.ts";
import { useRiskFigures } from "../../risk/use-risk-figures.ts";
import { Compared } from "./compared.tsx";
import * as styles from "./risk-result.css.ts";

interface OutputsCardProps {
  readonly outputs: readonly RiskOutput[];
}

/** Every figure of the result by category. The first category is open; a print shows all. */
export function OutputsCard({ outputs }: OutputsCardProps) {
  const { formatMessage } = useIntl();
  const categories = categoriesOf(outputs);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(categories.slice(0, 1).map(({ category }) => category)),
  );
  const areAllOpen = categories.every(({ category }) => open.has(category));
  const toggle = (category: string) => {
    const next = new Set(open);
    if (!next.delete(category)) next.add(category);
    setOpen(next);
  };
  const title = formatMessage({ id: "risk.outputs.title" });

  return (
    <Card
      actions={
        <span className={notPrinted}>
          <Button
            onClick={() =>
              setOpen(new Set(areAllOpen ? [] : categories.map(({ category }) => category)))
            }
            size="small"
            variant="ghost"
          >
            <FormattedMessage
              id={areAllOpen ? "risk.outputs.collapseAll" : "risk.outputs.expandAll"}
            />
          </Button>
        </span>
      }
      inset="none"
      title={title}
    >
      <FigureTable label={title} stacks="phone">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="risk.outputs.category" />
            </th>
            <th className={styles.unit} scope="col">
              <FormattedMessage id="risk.outputs.measure" />
            </th>
            <th scope="col">
              <FormattedMessage id="risk.outputs.company" />
            </th>
            <th scope="col">
              <FormattedMessage id="risk.outputs.peers" />
            </th>
            <th className={styles.verdict} scope="col">
              <FormattedMessage id="risk.outputs.compared" />
            </th>
          </tr>
        </thead>
        {categories.map((category) => (
          <Category
            {...category}
            isOpen={open.has(category.category)}
            key={category.category}
            onToggle={() => toggle(category.category)}
          />
        ))}
      </FigureTable>
    </Card>
  );
}

interface CategoryProps extends OutputCategory {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Category({ category, rows, isOpen, onToggle }: CategoryProps) {
  const rowsId = useId();

  return (
    <>
      <tbody>
        <tr className={tables.groupRow}>
          <th colSpan={5} scope="rowgroup">
            <button
              aria-controls={rowsId}
              aria-expanded={isOpen}
              className={styles.categoryToggle}
              onClick={onToggle}
              type="button"
            >
              <ChevronRight aria-hidden />
              <FormattedMessage id={`risk.category.${category}`} />
              <CountPill>{rows.length}</CountPill>
            </button>
          </th>
        </tr>
      </tbody>
      <tbody className={isOpen ? undefined : styles.closed} id={rowsId}>
        {rows.map((row) => (
          <MeasureRow key={`${row.output.type} ${keyOf(row.output)}`} {...row} />
        ))}
      </tbody>
    </>
  );
}

function MeasureRow(row: MeasuredOutput) {
  const { formatMessage } = useIntl();
  const { output: write } = useRiskFigures();
  const { output, peer } = row;
  const comparison = comparisonOf(row);

  return (
    <tr>
      <th className={styles.measureName} scope="row">
        <MeasureName output={output} />
      </th>
      <td className={`${styles.unit} ${tables.quiet}`}>
        <FormattedMessage id={`risk.unit.${output.metricType}`} />
      </td>
      <td data-label={formatMessage({ id: "risk.outputs.company" })}>
        {write(output.value, output.metricType)}
      </td>
      <td className={tables.quiet} data-label={formatMessage({ id: "risk.outputs.peers" })}>
        {peer ? write(peer.value, peer.metricType) : "—"}
      </td>
      <td className={styles.verdict}>
        {comparison && (
          <Compared as={comparison}>
            <FormattedMessage id={`risk.compared.${comparison}`} />
          </Compared>
        )}
      </td>
    </tr>
  );
}

function MeasureName({ output }: Pick<MeasuredOutput, "output">) {
  const { subCategory, termInYears } = output;
  const { number } = useRiskFigures();
  if (subCategory === "cumulative" || subCategory === "forward") {
    return (
      <FormattedMessage id={`risk.output.${subCategory}`} values={{ years: termInYears ?? 1 }} />
    );
  }
  const zone = subCategory in zones ? zones[subCategory as keyof typeof zones] : undefined;
  return (
    <>
      <FormattedMessage id={`risk.measure.${subCategory}`} />
      {zone && (
        <span className={tables.second}>
          <FormattedMessage
            id="risk.zone"
            values={{ distress: number(zone[0]), safe: number(zone[1]) }}
          />
        </span>
      )}
    </>
  );
}
