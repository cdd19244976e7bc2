import { Button, Cell, ColumnHeader, Heading, Row, Table } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../words/review/use-figures.ts";
import { Figure } from "./figure.tsx";
import * as styles from "./open-line.css.ts";
import { ProofLine } from "./proof-line.tsx";
import { type AccountDetail, proveMonths } from "./prove.ts";
import type { Presentation } from "./use-presentation.ts";

interface AccountMonthsProps {
  readonly account: AccountDetail;
  readonly presentation: Presentation;
  /** Given the month's last day. */
  readonly onOpenMonth: (end: string) => void;
}

/** How an account came to its amount: what it opened with, and both sides of each month. */
export function AccountMonths({ account, presentation, onOpenMonth }: AccountMonthsProps) {
  const { formatMessage } = useIntl();
  const { shortMonth } = useFigures();
  const { opening, months, amount } = account;
  const proved = opening === undefined ? "proof.months" : "proof.openingAndMonths";

  return (
    <section aria-labelledby="account-months" className={styles.block}>
      <Heading id="account-months" level={3}>
        <FormattedMessage id="line.months" />
      </Heading>
      <div className={styles.tight}>
        <Table columns={<MonthColumns />} label={formatMessage({ id: "line.months" })}>
          {opening !== undefined && (
            <Balance name={formatMessage({ id: "line.opening" })}>
              {presentation.reported(opening)}
            </Balance>
          )}
          {months.map((month) => (
            <Row key={month.end}>
              <Cell rowHeader>
                <Button onClick={() => onOpenMonth(month.end)} variant="link">
                  {shortMonth(month.end)}
                </Button>
              </Cell>
              <Cell align="end">{presentation.side(month.debit)}</Cell>
              <Cell align="end">{presentation.side(month.credit)}</Cell>
              <Cell align="end">
                <Figure>{presentation.reported(month.closing)}</Figure>
              </Cell>
            </Row>
          ))}
          <Balance name={formatMessage({ id: "line.closing" })}>
            {presentation.reported(amount)}
          </Balance>
        </Table>
      </div>
      <ProofLine
        presentation={presentation}
        proof={proveMonths(account)}
        proved={formatMessage({ id: proved }, { count: months.length })}
      />
    </section>
  );
}

function MonthColumns() {
  return (
    <>
      <ColumnHeader>
        <FormattedMessage id="line.month" />
      </ColumnHeader>
      <ColumnHeader align="end">
        <FormattedMessage id="line.debit" />
      </ColumnHeader>
      <ColumnHeader align="end">
        <FormattedMessage id="line.credit" />
      </ColumnHeader>
      <ColumnHeader align="end">
        <FormattedMessage id="line.balance" />
      </ColumnHeader>
    </>
  );
}

function Balance({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <Row>
      <Cell rowHeader tone="strong">
        {name}
      </Cell>
      <Cell />
      <Cell />
      <Cell align="end">
        <Figure weight="medium">{children}</Figure>
      </Cell>
    </Row>
  );
}
