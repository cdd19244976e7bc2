import { type ReceiptRow, tellReceipt } from "@tieout/core/receipt";
import { Card, DefinitionList } from "@tieout/ui-kit";
import { useLanguage } from "@tieout/web-portal/language";
import type { ReactNode } from "react";
import type { Receipt } from "../../api/receipt.ts";
import * as styles from "./receipt.css.ts";

interface ReceiptRowsProps {
  readonly receipt: Receipt;
  /** What can be done about the access, in its row. */
  readonly access: ReactNode;
}

/** What the receipt says; its file says the same (ui mock-up 48a). */
export function ReceiptRows({ receipt, access }: ReceiptRowsProps) {
  const { language } = useLanguage();
  const told = tellReceipt(receipt, language);
  const items = told.rows.map((row) => ({
    term: row.name,
    description: <Described access={row.id === "access" ? access : undefined} row={row} />,
  }));

  return (
    <div className={styles.receipt}>
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
    </div>
  );
}

interface DescribedProps {
  readonly row: ReceiptRow;
  readonly access: ReactNode;
}

function Described({ row: { value, items, note }, access }: DescribedProps) {
  const words = (
    <>
      {value}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map(({ name, count }) => (
            <li className={styles.item} key={name}>
              {name}
              <span className={styles.count}>{count}</span>
            </li>
          ))}
        </ul>
      )}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  );
  if (!access) return words;
  return (
    <div className={styles.access}>
      <div className={styles.grow}>{words}</div>
      <div className={styles.link}>{access}</div>
    </div>
  );
}
