import type { CollectionGroup } from "@tieout/core/submission-request";
import { FormattedMessage } from "react-intl";
import type { Asked } from "../../api/request.ts";
import * as styles from "./choose-package.css.ts";

/** Statements and transactions run over years; what is owed is asked for at their ends. */
const spans: Record<CollectionGroup, "parameters.years" | "parameters.year-ends"> = {
  "financial-statements": "parameters.years",
  "accounts-receivable": "parameters.year-ends",
  "accounts-payable": "parameters.year-ends",
  transactions: "parameters.years",
};

interface ReportsProps {
  readonly asked: Asked;
  /** Which holds no more than what stands in it. */
  readonly asFile: boolean;
}

/** Each report that is asked for, with its years. */
export function Reports({ asked, asFile }: ReportsProps) {
  const hasMore = asked.accountingCollectionGroups.some(
    (group) => group !== "financial-statements",
  );
  return (
    <>
      <ul>
        {asked.accountingCollectionGroups.map((group) => (
          <li className={styles.report} key={group}>
            <FormattedMessage id={`group.${group}`} />
            <span className={styles.years}>
              <FormattedMessage
                id={spans[group]}
                values={{ years: asked.fullFiscalYearsToCollect }}
              />
            </span>
            {group === "financial-statements" && (
              <small className={styles.ledger}>
                <FormattedMessage id="landing.ledger" />
              </small>
            )}
          </li>
        ))}
      </ul>
      {asFile && hasMore && (
        <small className={styles.ledger}>
          <FormattedMessage id="parameters.file.statements" />
        </small>
      )}
      {asked.anonymizeCustomersAndVendors && (
        <small className={styles.ledger}>
          <FormattedMessage id="parameters.anonymous" />
        </small>
      )}
    </>
  );
}
