import { Fragment } from "react";
import * as styles from "./drill-entry.css.ts";

export interface Fact {
  readonly term: string;
  readonly description: string;
}

/** Short terms, beside what is said. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, description }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
