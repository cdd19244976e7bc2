import type { ReactNode } from "react";
import { Spinner } from "../spinner/spinner.tsx";
import { StatusIcon, type StatusTone } from "../status-icon/status-icon.tsx";
import { VisuallyHidden } from "../text/text.tsx";
import * as styles from "./check-list.css.ts";

export interface CheckListItem {
  readonly id: string;
  /** `busy` while it is still being found out. */
  readonly tone: StatusTone | "busy";
  /** The tone in a word, for who can't see it: "Passed". */
  readonly status: string;
  readonly name: ReactNode;
  /** The amount or the count that was compared, already formatted. */
  readonly amount?: ReactNode;
  readonly detail?: ReactNode;
}

export interface CheckListProps {
  readonly label: string;
  readonly items: readonly CheckListItem[];
}

/** Checks and how they came out: mark, name, amount. */
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
