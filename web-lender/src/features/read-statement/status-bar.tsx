import { useQuery } from "@tanstack/react-query";
import { Spinner, Text, useSkeleton } from "@tieout/ui-kit";
import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { checksOf } from "../../api/checks.ts";
import type { FinancialStatement } from "../../api/financial-statement.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { type Balance, balanceOf } from "./balance.ts";
import * as styles from "./read-statement.css.ts";

interface StatusBarProps {
  readonly record: FinancialRecordPath;
  readonly statement: FinancialStatement;
  /** Another view is on its way; this one stays readable. */
  readonly busy: boolean;
}

/** At the foot of a statement: whether it balances, and how long it is. */
export function StatusBar({ record, statement, busy }: StatusBarProps) {
  const { data: checks } = useQuery(checksOf(record));
  const isLong = useSkeleton(busy);

  return (
    <footer className={styles.status}>
      {checks && <BalanceLine balance={balanceOf(checks.checks, statement)} />}
      <span className={styles.statusEnd}>
        <span aria-live="polite">
          {isLong && (
            <>
              <Spinner tone="accent" /> <FormattedMessage id="waiting" />
            </>
          )}
        </span>
        <FormattedMessage id="statement.lines" values={{ count: statement.lineItems.length }} />
      </span>
    </footer>
  );
}

function BalanceLine({ balance }: { readonly balance: Balance }) {
  const { tone, Icon } = looks[balance.state];
  return (
    <Text size="small" tone={tone}>
      <span className={styles.balance}>
        <Icon aria-hidden size={14} />
        <BalanceWords balance={balance} />
      </span>
    </Text>
  );
}

const looks = {
  balanced: { tone: "success", Icon: CircleCheck },
  unbalanced: { tone: "danger", Icon: CircleAlert },
  unknown: { tone: "muted", Icon: CircleDashed },
} as const;

function BalanceWords({ balance }: { readonly balance: Balance }) {
  switch (balance.state) {
    case "balanced":
      return balance.count === undefined ? (
        <FormattedMessage id="statement.balancedSomewhere" />
      ) : (
        <FormattedMessage id="statement.balanced" values={{ count: balance.count }} />
      );
    case "unbalanced":
      return balance.words;
    case "unknown":
      return <FormattedMessage id="statement.balanceUnknown" />;
  }
}
