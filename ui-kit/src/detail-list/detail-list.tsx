import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./detail-list.css.ts";

export interface DetailListItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly side?: ReactNode;
  readonly note?: { readonly tone: "neutral" | "danger"; readonly text: ReactNode } | undefined;
  readonly detail?: ReactNode;
}

export interface DetailListProps {
  readonly label: string;
  readonly items: readonly DetailListItem[];
}

/** For checks and their results, use `CheckList`. */
export function DetailList({ label, items }: DetailListProps) {
  return (
    <ul aria-label={label}>
      {items.map(({ id, title, side, note, detail }) => (
        <li className={styles.row} key={id}>
          <div className={styles.text}>
            <span className={styles.title}>{title}</span>
            {note && (
              <span className={styles.note({ tone: note.tone })}>
                {note.tone === "danger" ? <CircleAlert aria-hidden /> : <Info aria-hidden />}
                <span>{note.text}</span>
              </span>
            )}
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </div>
          {side !== undefined && <span className={styles.side}>{side}</span>}
        </li>
      ))}
    </ul>
  );
}

export interface MarkedTextProps {
  readonly text: string;
  /** Start of the marked part, end exclusive. Without it, all of the text is marked. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}

export function MarkedText({ text, start = 0, end = text.length }: MarkedTextProps) {
  return (
    <span className={styles.marked}>
      {text.slice(0, start)}
      <mark className={styles.mark}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  );
}
