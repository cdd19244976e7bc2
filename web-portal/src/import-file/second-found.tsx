import { Callout, Text } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { SupportingFile } from "./file-import-calls.ts";
import * as styles from "./openings.css.ts";
import { useAmount } from "./texts.ts";

interface SecondFoundProps {
  readonly found: NonNullable<SupportingFile["found"]>;
  readonly digits: number;
}

/** What was done with the file's accounts and not asked: added, left at zero, and moved to retained earnings. */
export function SecondFound({ found: { added, missing, profit = 0 }, digits }: SecondFoundProps) {
  const { formatMessage, formatList } = useIntl();
  const amount = useAmount(digits);
  const listed = (all: readonly string[], count: number) => {
    const more = count - all.length;
    const rest = more > 0 ? [formatMessage({ id: "file.second.more" }, { count: more })] : [];
    return formatList([...all, ...rest], { type: "unit" });
  };
  const called = ({ number = "", name }: { readonly number?: string; readonly name: string }) =>
    number === name ? name : `${number} ${name}`.trim();

  return (
    <>
      {added && (
        <Callout
          title={formatMessage({ id: "file.second.added" }, { count: added.count })}
          tone="warning"
        >
          <ul className={styles.accounts}>
            {added.some.map((account) => (
              <li key={called(account)}>
                {formatMessage(
                  {
                    id:
                      account.ledgerName === undefined
                        ? "file.second.account"
                        : "file.second.renamed",
                  },
                  {
                    account: called(account),
                    amount: amount(Math.abs(account.amount)),
                    side: account.amount < 0 ? "credit" : "debit",
                    ledger: account.ledgerName ?? "",
                  },
                )}
              </li>
            ))}
            {added.count > added.some.length && (
              <li>
                {formatMessage(
                  { id: "file.second.more" },
                  { count: added.count - added.some.length },
                )}
              </li>
            )}
          </ul>
        </Callout>
      )}
      {missing && (
        <Callout title={formatMessage({ id: "file.second.missing" }, { count: missing.count })}>
          {listed(missing.some.map(called), missing.count)}
        </Callout>
      )}
      {profit !== 0 && (
        <Text size="small" tone="muted">
          {formatMessage(
            { id: profit > 0 ? "file.second.profit" : "file.second.loss" },
            { amount: amount(Math.abs(profit)) },
          )}
        </Text>
      )}
    </>
  );
}
