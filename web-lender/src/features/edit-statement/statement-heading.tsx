import { Heading } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { ShownStatement } from "../../spread/use-statement.ts";
import * as styles from "./edit-statement.css.ts";

interface StatementHeadingProps {
  readonly isAdjusted: boolean;
  readonly heading: ShownStatement["shown"]["heading"];
  /** What is to be known before the statement is read. */
  readonly children?: ReactNode;
}

/** Whose, what, when, and how sure (D-43). */
export function StatementHeading({ heading, isAdjusted, children }: StatementHeadingProps) {
  const { legalName, title, basis, currencyAndScaling, period, provenance, note } = heading;

  return (
    <div>
      <div className={styles.heading}>
        <Heading level={1} size="small">
          {legalName}, {title}
        </Heading>
        <span>{period}</span>
        <span>{basis}</span>
        <span>{currencyAndScaling}</span>
        <span>{provenance}</span>
        {note && <span>{note}</span>}
        {isAdjusted && (
          <span>
            <FormattedMessage id="editor.adjustedNote" />
          </span>
        )}
      </div>
      {children}
    </div>
  );
}
