import type { PresentedReceipt, ReceiptRow } from "@tieout/core/receipt/present-receipt";
import { Box, Card, DefinitionList, Grow, Inline, Stack, Text } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import * as styles from "./receipt.css.ts";

interface ReceiptRowsProps {
  readonly told: PresentedReceipt;
  readonly access: ReactNode;
}

export function ReceiptRows({ told, access }: ReceiptRowsProps) {
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
    <div className={styles.access}>
      <Grow>{text}</Grow>
      <div className={styles.act}>{access}</div>
    </div>
  );
}
