import type { ReactNode } from "react";
import { Heading } from "../text/text.tsx";
import * as styles from "./layout.css.ts";
import { Inline } from "./layout.tsx";

export interface PageHeadProps {
  readonly title: string;
  /** Already formatted. */
  readonly count?: string | undefined;
  readonly status?: ReactNode | undefined;
  readonly meta?: readonly ReactNode[] | undefined;
  readonly actions?: ReactNode | undefined;
}

/** The page's only `h1`, with its facts and actions. */
export function PageHead({ title, count, status, meta, actions }: PageHeadProps) {
  return (
    <div className={styles.pageHead}>
      <div className={styles.pageHeadText}>
        <Inline wrap>
          <Heading level={1}>
            {title}
            {count !== undefined && <span className={styles.count}> {count}</span>}
          </Heading>
          {status}
        </Inline>
        {meta && meta.length > 0 && <PageMeta facts={meta} />}
      </div>
      {actions}
    </div>
  );
}

function PageMeta({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <div className={styles.meta}>
      {facts.map((fact, index) => (
        // Facts have no ids; their order is fixed.
        <span className={styles.metaFact} key={String(index)}>
          {fact}
        </span>
      ))}
    </div>
  );
}
