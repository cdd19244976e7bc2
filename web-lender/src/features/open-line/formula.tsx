import { Heading, Text } from "@tieout/ui-kit";
import { FormattedMessage } from "react-intl";
import type { FinancialStatement, LineItem } from "../../api/financial-statement.ts";
import * as styles from "./open-line.css.ts";

interface FormulaProps {
  readonly statement: FinancialStatement;
  readonly line: LineItem;
}

/** What a computed line adds up, in the statement's own words. Nothing for other lines. */
export function Formula({ statement, line }: FormulaProps) {
  const formula = statement.formulas.find(({ id }) => id === line.formulaId);
  if (!formula) return null;

  return (
    <section aria-labelledby="line-formula" className={styles.block}>
      <Heading id="line-formula" level={3}>
        <FormattedMessage id="line.formula" />
      </Heading>
      <div className={styles.formula}>
        <Text size="small">{formula.renderedExpression}</Text>
      </div>
    </section>
  );
}
