import { languageOf } from "@tieout/core/language";
import type { Basis } from "@tieout/core/ledger/ledger";
import { type Spread, statementTypes } from "@tieout/core/spread/spread";
import { statementTexts } from "@tieout/core/statement/texts";
import { Cell, ColumnHeader, Row, Stack, Table, Text, VisuallyHidden } from "@tieout/ui-kit";
import { memo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { adjustedTotals } from "../../spread/adjusted-totals.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import type { StatementView } from "../../spread/use-statement.ts";
import * as styles from "./adjustments.css.ts";

interface EntryTotalsProps {
  readonly editor: SpreadEditor;
  readonly view: StatementView;
  readonly basis: Basis;
  /** With the entry; the editor's own spread is what was before. */
  readonly spread: Spread;
}

/** Both statements' totals as adjusted, before and after the entry, in the periods that are shown. */
export const EntryTotals = memo(function EntryTotals(props: EntryTotalsProps) {
  const { editor, view, basis, spread } = props;
  const { formatMessage, locale } = useIntl();
  const language = languageOf(locale);

  return (
    <Stack gap="small">
      {statementTypes.map((type) => {
        const { periods, totals } = adjustedTotals(
          editor.books,
          { before: editor.spread, after: spread },
          { ...view, financialStatementType: type, basis },
          language,
        );
        const title = statementTexts[language].titles[type];
        return (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: many periods are scrolled by key
          <section aria-label={title} className={styles.totals} key={type} tabIndex={0}>
            <div className={styles.wide}>
              <Table
                columns={
                  <>
                    <ColumnHeader>{title}</ColumnHeader>
                    {periods.map((period) => (
                      <ColumnHeader align="end" key={period}>
                        {period}
                      </ColumnHeader>
                    ))}
                  </>
                }
                label={formatMessage({ id: "editor.adjust.totals" }, { statement: title })}
              >
                {totals.map(({ lineItemId, caption, cells }) => (
                  <Row key={lineItemId}>
                    <Cell rowHeader>{caption}</Cell>
                    {cells.map(({ before, after }, i) => (
                      <Cell align="end" key={periods[i]}>
                        {before === after ? (
                          <Text tone="muted">{after}</Text>
                        ) : (
                          <>
                            <Text tone="muted">{before}</Text>
                            <span aria-hidden> → </span>
                            <VisuallyHidden>
                              <FormattedMessage id="editor.adjust.becomes" />
                            </VisuallyHidden>
                            <Text weight="strong">{after}</Text>
                          </>
                        )}
                      </Cell>
                    ))}
                  </Row>
                ))}
              </Table>
            </div>
          </section>
        );
      })}
    </Stack>
  );
});
