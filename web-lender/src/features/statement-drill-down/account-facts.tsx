import type { Language } from "@tieout/core/language";
import type { Classification } from "@tieout/core/ledger/ledger";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { statementTexts } from "@tieout/core/statement/texts";
import { DefinitionList, Heading } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./statement-drill-down.css.ts";

interface AccountFactsProps {
  readonly statement: FinancialStatement;
  readonly accountId: string;
}

/** What the package says of an account, and what kind it's taken for (S-E42, S-E43). */
export function AccountFacts({ statement, accountId }: AccountFactsProps) {
  const { formatMessage, locale } = useIntl();
  const { day } = useDates();
  const account = statement.detailAccounts.find((one) => one.accountId === accountId);
  if (!account) return null;
  const fields = new Map(account.supplementalFieldValues.map(({ id, value }) => [id, value]));
  const type = [fields.get("type"), fields.get("subtype")].filter(Boolean).join(", ");
  const { accountNo, hierarchicalName, description, creationDate, lastModifiedDate } = account;
  const facts = [
    ["line.account.number", accountNo],
    ["line.account.name", hierarchicalName.replaceAll(":", " : ")],
    ["line.account.description", description],
    ["line.account.type", type],
    ["line.account.kind", kindOf(fields, locale as Language)],
    ["line.account.created", creationDate && day(creationDate)],
    ["line.account.modified", lastModifiedDate && day(lastModifiedDate)],
  ] as const;

  return (
    <section aria-labelledby="line-account" className={styles.block}>
      <Heading id="line-account" level={3}>
        <FormattedMessage id="line.account" />
      </Heading>
      <DefinitionList
        items={facts.flatMap(([id, description]) =>
          description ? [{ term: formatMessage({ id }), description }] : [],
        )}
      />
    </section>
  );
}

function kindOf(fields: ReadonlyMap<string, string>, language: Language): string | undefined {
  const kind = fields.get("classification");
  return kind && statementTexts[language].classifications[kind as Classification];
}
