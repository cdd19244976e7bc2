import { Heading } from "@tieout/ui-kit";
import type { FinancialStatement } from "../../api/financial-statement.ts";
import * as styles from "./read-statement.css.ts";

interface StatementHeadingProps {
  readonly heading: FinancialStatement["heading"];
}

/** What stands over a statement wherever it is shown (D-43): whose, what, when, and how sure. */
export function StatementHeading({ heading }: StatementHeadingProps) {
  const { legalName, statement, basis, currencyAndScale, period, provenance, note } = heading;

  return (
    <div className={styles.heading}>
      <Heading level={1} size="small">
        {legalName}, {statement}
      </Heading>
      <span>{period}</span>
      <span>{basis}</span>
      <span>{currencyAndScale}</span>
      <span>{provenance}</span>
      {note && <span>{note}</span>}
    </div>
  );
}
