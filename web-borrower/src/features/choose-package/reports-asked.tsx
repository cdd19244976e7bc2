import type { CollectionGroup } from "@tieout/core/submission-request/submission-request";
import { Inline, Stack, Text } from "@tieout/ui-kit";
import { FormattedMessage } from "react-intl";
import type { Asked } from "../../api/request.ts";
import * as styles from "./choose-package.css.ts";

/** Statements and transactions span years; receivables and payables are as of their ends. */
const spans: Record<CollectionGroup, "parameters.years" | "parameters.year-ends"> = {
  "financial-statements": "parameters.years",
  "accounts-receivable": "parameters.year-ends",
  "accounts-payable": "parameters.year-ends",
  transactions: "parameters.years",
};

/** The reports that are asked for. A file may not have all of them. */
export function Reports({ asked }: { readonly asked: Asked }) {
  const hasMore = asked.accountingCollectionGroups.some(
    (group) => group !== "financial-statements",
  );
  return (
    <>
      <Stack as="ul" gap={2}>
        {asked.accountingCollectionGroups.map((group) => (
          <Inline
            align="start"
            as="li"
            gap="medium"
            justify="between"
            rowGap="none"
            wrap
            key={group}
          >
            <FormattedMessage id={`group.${group}`} />
            <Text numeric size="small" tone="muted">
              <FormattedMessage
                id={spans[group]}
                values={{ years: asked.fullFiscalYearsToCollect }}
              />
            </Text>
            {group === "financial-statements" && (
              <small className={styles.ledger}>
                <FormattedMessage id="landing.ledger" />
              </small>
            )}
          </Inline>
        ))}
      </Stack>
      {hasMore && (
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
