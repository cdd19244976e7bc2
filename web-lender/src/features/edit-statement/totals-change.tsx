import type { Language } from "@tieout/core/language";
import { type Spread, statementTypes } from "@tieout/core/spread/spread";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { Stack, Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { changedTotals, statementAfter } from "../../spread/changed-totals.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import * as styles from "./totals-change.css.ts";

interface TotalsChangeProps {
  readonly editor: SpreadEditor;
  readonly shown: FinancialStatement;
  readonly columnId?: string | undefined;
  /** What an edit would make of the spread. */
  readonly spread: Spread;
}

/** The totals that an edit would change and the outermost ones, before and after, in one column: the latest unless told. */
export function TotalsChange({ editor, shown, columnId, spread }: TotalsChangeProps) {
  const { formatMessage, locale } = useIntl();
  const columns = shown.data[0]?.columnHeaders ?? [];
  const latest = shown.reportingPeriodSortOrder === "NewestFirst" ? columns[0] : columns.at(-1);
  const column = columns.find(({ reportingPeriodId }) => reportingPeriodId === columnId) ?? latest;
  if (!column) return null;
  const after = statementAfter(editor, shown, spread, locale as Language);
  const totals = changedTotals(shown, after, column.reportingPeriodId);

  if (totals.length === 0) {
    return (
      <Text as="p" size="small" tone="muted">
        <FormattedMessage id="editor.totals.same" values={{ column: column.label }} />
      </Text>
    );
  }
  const label = formatMessage({ id: "editor.totals" }, { column: column.label });
  return (
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">
            <FormattedMessage id="editor.totals.before" />
          </th>
          <th scope="col">
            <FormattedMessage id="editor.totals.after" />
          </th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ lineItemId, caption, before, after: then }) => (
          <tr key={lineItemId}>
            <th scope="row">{caption}</th>
            <td>{before ?? <None />}</td>
            <td>{then ?? <None />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same over both statements, for an edit that may cross them. */
export function TotalsOfBoth({ editor, shown, columnId, spread }: TotalsChangeProps) {
  const { locale } = useIntl();
  return (
    <Stack gap="small">
      {statementTypes.map((type) => {
        const statement =
          type === shown.financialStatementType
            ? shown
            : statementAfter(
                editor,
                { ...shown, financialStatementType: type },
                editor.spread,
                locale as Language,
              );
        return (
          <section aria-label={statement.heading.title} key={type}>
            <Text as="p" size="small" weight="strong">
              {statement.heading.title}
            </Text>
            <TotalsChange columnId={columnId} editor={editor} shown={statement} spread={spread} />
          </section>
        );
      })}
    </Stack>
  );
}

function None() {
  return (
    <Text tone="muted">
      <FormattedMessage id="editor.totals.none" />
    </Text>
  );
}
