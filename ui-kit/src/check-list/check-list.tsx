import type { ReactNode } from "react";
import { Spinner } from "../spinner/spinner.tsx";
import { StatusIcon, type StatusTone } from "../status-icon/status-icon.tsx";
import { VisuallyHidden } from "../text/text.tsx";
import * as styles from "./check-list.css.ts";

export interface CheckListItem {
  readonly id: string;
  readonly tone: StatusTone | "busy";
  /** The tone in words, for screen readers: "Passed". */
  readonly status: string;
  readonly name: ReactNode;
  /** Already formatted. */
  readonly amount?: ReactNode;
  readonly detail?: ReactNode;
}

export interface CheckListProps {
  readonly label: string;
  readonly items: readonly CheckListItem[];
}

export function CheckList({ label, items }: CheckListProps) {
  return (
    <ul aria-label={label}>
      {items.map(({ id, tone, status, name, amount, detail }) => (
        <li className={styles.row} key={id}>
          {tone === "busy" ? <Spinner size="medium" tone="accent" /> : <StatusIcon tone={tone} />}
          <span className={styles.name}>
            <VisuallyHidden>{status}: </VisuallyHidden>
            {name}
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </span>
          {amount !== undefined && <span className={styles.amount}>{amount}</span>}
        </li>
      ))}
    </ul>
  );
}
