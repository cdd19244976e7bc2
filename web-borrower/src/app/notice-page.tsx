import { StatusIcon, type StatusTone } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { PageTitle } from "./arrival.tsx";
import * as styles from "./frame.css.ts";
import { Frame } from "./frame.tsx";

interface NoticePageProps {
  readonly tone: StatusTone;
  readonly icon: ReactNode;
  /** What happened. */
  readonly title: string;
  /** What it means. */
  readonly lede?: ReactNode;
  /** What to do. */
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

/** One thing happened: mark, heading, sentence, and what to do about it. */
export function NoticePage({ tone, icon, title, lede, children, foot }: NoticePageProps) {
  return (
    <Frame foot={foot}>
      <div className={styles.mark}>
        <StatusIcon icon={icon} size="large" tone={tone} />
      </div>
      <PageTitle>{title}</PageTitle>
      {lede && <p className={styles.lede}>{lede}</p>}
      {children}
    </Frame>
  );
}
