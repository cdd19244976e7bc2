import { presentReceipt, type ReceiptRow } from "@tieout/core/receipt/receipt";
import { Box, Callout, Card, DefinitionList, Grow, Inline, Stack, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { useLanguage } from "@tieout/web-portal/language";
import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Receipt } from "../../api/receipt.ts";
import * as styles from "./receipt.css.ts";

interface ReceiptRowsProps {
  readonly receipt: Receipt;
  readonly access: ReactNode;
}

/** The receipt file says the same (ui mock-up 48a). */
export function ReceiptRows({ receipt, access }: ReceiptRowsProps) {
  const { language } = useLanguage();
  const told = presentReceipt(receipt, language);
  const items = told.rows.map((row) => ({
    term: row.name,
    description: <Described access={row.id === "access" ? access : undefined} row={row} />,
  }));

  return (
    <Box above={20}>
      <Card inset="none">
        <p className={styles.head}>
          <span>
            {told.receipt} <b className={styles.reference}>{told.reference}</b>
          </span>
          <span>{told.shared}</span>
        </p>
        <div className={styles.rows}>
          <DefinitionList items={items} layout="rows" toEdges />
        </div>
      </Card>
    </Box>
  );
}

interface DescribedProps {
  readonly row: ReceiptRow;
  readonly access: ReactNode;
}

function Described({ row: { value, items, note }, access }: DescribedProps) {
  const text = (
    <>
      {value}
      {items.length > 0 && (
        <Stack as="ul" gap={2}>
          {items.map(({ name, count }) => (
            <Inline align="start" as="li" gap="medium" justify="between" key={name}>
              {name}
              <span className={styles.count}>{count}</span>
            </Inline>
          ))}
        </Stack>
      )}
      {note !== undefined && (
        <Text as="div" size="small" tone="muted">
          {note}
        </Text>
      )}
    </>
  );
  if (!access) return text;
  return (
    <Inline gap="large">
      <Grow>{text}</Grow>
      <Box shrink={false}>{access}</Box>
    </Inline>
  );
}

/** Announced when it happens. */
export function Withdrawn({ receipt: { withdrawnTime, lender } }: { readonly receipt: Receipt }) {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();

  return (
    <div role="status">
      {withdrawnTime !== undefined && (
        <Box above={20}>
          <Callout
            icon={<Undo2 />}
            title={formatMessage({ id: "receipt.withdrawn" }, { day: longDay(withdrawnTime) })}
            tone="neutral"
          >
            <FormattedMessage id="receipt.withdrawn.detail" values={{ lender }} />
          </Callout>
        </Box>
      )}
    </div>
  );
}
