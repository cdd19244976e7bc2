import { movementOf, proveMonths } from "@tieout/core/statement/line-proof";
import { currentEarningsId } from "@tieout/core/statement/standard-layout";
import { Button, Cell, Heading, Row, Table, Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../messages/review/use-figures.ts";
import type { AccountDetail } from "../../spread/line-detail.ts";
import {
  Figure,
  FigureColumns,
  type Presentation,
  ProofLine,
  type ShownFigure,
} from "./figures.tsx";
import * as styles from "./statement-drill-down.css.ts";

interface AccountMonthsProps {
  readonly account: AccountDetail;
  readonly presentation: Presentation;
  /** With the month's last day. */
  readonly onOpenMonth: (end: string) => void;
}

/** Both sides of each month; balances with opening and closing amounts, results with what each month added. */
export function AccountMonths({ account, presentation, onOpenMonth }: AccountMonthsProps) {
  const { formatMessage } = useIntl();
  const { shortMonth } = useFigures();
  const { accountId, opening, months, amount } = account;
  const isBalance = opening !== undefined;
  const { reported, side } = presentation;

  if (accountId === currentEarningsId) {
    return (
      <div className={styles.block}>
        <Text as="p" tone="muted">
          <FormattedMessage id="line.currentEarnings" />
        </Text>
      </div>
    );
  }
  return (
    <section aria-labelledby="account-months" className={styles.block}>
      <Heading id="account-months" level={3}>
        <FormattedMessage id="line.months" />
      </Heading>
      <div className={styles.tight}>
        <Table
          columns={
            <FigureColumns
              ids={["line.month"]}
              figureIds={["line.debit", "line.credit", isBalance ? "line.balance" : "line.change"]}
            />
          }
          label={formatMessage({ id: "line.months" })}
        >
          {isBalance && <Ending figure={reported(opening)} name="line.opening" />}
          {months.map((month) => (
            <Row key={month.end}>
              <Cell
                rowHeader
                secondLine={
                  isBalance && month.earningsRolled ? (
                    <FormattedMessage
                      id="line.rolled"
                      values={{ amount: reported(month.earningsRolled).text }}
                    />
                  ) : undefined
                }
              >
                <Button onClick={() => onOpenMonth(month.end)} variant="link">
                  {shortMonth(month.end)}
                </Button>
              </Cell>
              <Cell align="end">{side(month.debit)}</Cell>
              <Cell align="end">{side(month.credit)}</Cell>
              <Cell align="end">
                <Figure figure={reported(isBalance ? month.closing : movementOf(account, month))} />
              </Cell>
            </Row>
          ))}
          <Ending figure={reported(amount)} name={isBalance ? "line.closing" : "line.total"} />
        </Table>
      </div>
      <ProofLine
        presentation={presentation}
        proof={proveMonths(account)}
        proved={formatMessage(
          { id: isBalance ? "proof.openingAndMonths" : "proof.months" },
          { count: months.length },
        )}
      />
    </section>
  );
}

interface EndingProps {
  readonly name: "line.opening" | "line.closing" | "line.total";
  readonly figure: ShownFigure;
}

function Ending({ name, figure }: EndingProps) {
  return (
    <Row>
      <Cell rowHeader tone="strong">
        <FormattedMessage id={name} />
      </Cell>
      <Cell />
      <Cell />
      <Cell align="end">
        <Figure figure={figure} weight="medium" />
      </Cell>
    </Row>
  );
}
