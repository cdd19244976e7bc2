import { proveAccounts } from "@tieout/core/statement/line-proof";
import { Button, Heading, Inline, Text } from "@tieout/ui-kit";
import { ChevronRight, Columns3 } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { LineDetail } from "../../spread/line-detail.ts";
import { Figure, type Presentation, ProofLine } from "./figures.tsx";
import * as styles from "./statement-drill-down.css.ts";

interface LineAccountsProps {
  readonly detail: LineDetail;
  readonly presentation: Presentation;
  /** Undefined for the first account. */
  readonly onDrill: (accountId?: string) => void;
}

/** With the proof that they're complete. */
export function LineAccounts({ detail, presentation, onDrill }: LineAccountsProps) {
  const { formatMessage } = useIntl();
  const { accounts, others, captionText, column, amount } = detail;
  const count = accounts.length + (others?.count ?? 0);

  return (
    <section aria-labelledby="line-accounts" className={styles.block}>
      <Inline align="start" justify="between">
        <Heading id="line-accounts" level={3}>
          <FormattedMessage id="line.accounts" values={{ count }} />
        </Heading>
        <Text numeric size="small" tone="subtle">
          {column.label}
        </Text>
      </Inline>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <li key={account.accountId}>
            <button
              className={styles.account}
              onClick={() => onDrill(account.accountId)}
              type="button"
            >
              <span className={styles.number}>{account.accountNo}</span>
              <span className={styles.caption}>{account.caption}</span>
              <Figure figure={presentation.reported(account.amount)} />
              <ChevronRight aria-hidden size={12} />
            </button>
          </li>
        ))}
      </ul>
      {others && (
        <>
          <div className={styles.others}>
            <span className={styles.caption}>
              <FormattedMessage id="line.otherAccounts" values={{ count: others.count }} />
            </span>
            <Figure figure={presentation.reported(others.amount)} />
          </div>
          <Text as="p" size="small" tone="muted">
            <FormattedMessage
              id="line.largestAccounts"
              values={{ shown: accounts.length, count }}
            />
          </Text>
        </>
      )}
      <div className={styles.total}>
        <span className={styles.caption}>{captionText}</span>
        <Figure figure={presentation.reported(amount)} weight="strong" />
      </div>
      <ProofLine
        presentation={presentation}
        proof={proveAccounts(detail)}
        proved={formatMessage({ id: "proof.accounts" })}
      />
      {accounts.length > 0 && (
        <Button icon={<Columns3 aria-hidden />} onClick={() => onDrill()}>
          <FormattedMessage id="editor.drill.into" />
        </Button>
      )}
    </section>
  );
}
