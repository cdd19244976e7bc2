import type { Language } from "@tieout/core/language";
import type { Classification } from "@tieout/core/ledger/ledger";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { statementTexts } from "@tieout/core/statement/texts";
import { DefinitionList, Heading, IconButton, Popover } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Info } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./statement-drill-down.css.ts";

interface AccountFactsProps {
  readonly statement: FinancialStatement;
  readonly accountId: string;
}

/** What the package says of an account, and what kind it's taken for (S-E42, S-E43). */
export function AccountFacts({ statement, accountId }: AccountFactsProps) {
  const facts = useAccountFacts(statement, accountId);
  if (facts.length === 0) return null;

  return (
    <section aria-labelledby="line-account" className={styles.block}>
      <Heading id="line-account" level={3}>
        <FormattedMessage id="line.account" />
      </Heading>
      <DefinitionList items={facts} />
    </section>
  );
}

/** The same, behind a button. */
export function AccountInfo({
  statement,
  accountId,
  name,
}: AccountFactsProps & { readonly name: string }) {
  const { formatMessage } = useIntl();
  const facts = useAccountFacts(statement, accountId);
  const label = formatMessage({ id: "editor.drill.aboutAccount" });
  if (facts.length === 0) return null;

  return (
    <Popover
      label={label}
      title={name}
      trigger={
        <IconButton label={label} size="small">
          <Info />
        </IconButton>
      }
    >
      <DefinitionList items={facts} />
    </Popover>
  );
}

function useAccountFacts(statement: FinancialStatement, accountId: string) {
  const { formatMessage, locale } = useIntl();
  const { day } = useDates();
  const account = statement.detailAccounts.find((one) => one.accountId === accountId);
  if (!account) return [];
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
  return facts.flatMap(([id, fact]) =>
    fact ? [{ term: formatMessage({ id }), description: fact }] : [],
  );
}

function kindOf(fields: ReadonlyMap<string, string>, language: Language): string | undefined {
  const kind = fields.get("classification");
  return kind && statementTexts[language].classifications[kind as Classification];
}
