import type { ReactNode } from "react";
import { Heading } from "../text/text.tsx";
import * as styles from "./layout.css.ts";
import { Inline } from "./layout.tsx";

export interface PageHeadProps {
  readonly title: string;
  /** How many there are of what the title names, already formatted. */
  readonly count?: string | undefined;
  /** Beside the title: a badge. */
  readonly status?: ReactNode | undefined;
  /** Facts under the title, with a dot between them. */
  readonly meta?: readonly ReactNode[] | undefined;
  readonly actions?: ReactNode | undefined;
}

/** The page's one `h1`, with its facts and its actions. */
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
        // Facts have no identity of their own; their order is fixed.
        <span className={styles.metaFact} key={String(index)}>
          {fact}
        </span>
      ))}
    </div>
  );
}
