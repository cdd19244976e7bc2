import { DefinitionList, IconButton, Popover } from "@tieout/ui-kit";
import { Info } from "lucide-react";
import { type IntlShape, useIntl } from "react-intl";
import type { FinancialStatement, LineItem } from "../../api/financial-statement.ts";

interface LineInfoProps {
  readonly statement: FinancialStatement;
  readonly line: LineItem;
}

/** What a line is, whatever its figures: its kind, its side, its account, and where it stands. */
export function LineInfo({ statement, line }: LineInfoProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "line.info" });

  return (
    <Popover
      align="center"
      label={label}
      title={line.captionText}
      trigger={
        <IconButton label={label} size="small">
          <Info />
        </IconButton>
      }
    >
      <DefinitionList
        items={factsOf(statement, line, intl).map(([term, description]) => ({
          term,
          description,
        }))}
      />
    </Popover>
  );
}

/** Each fact that there is, under its name. */
function factsOf(
  { detailAccounts }: FinancialStatement,
  line: LineItem,
  { formatMessage }: IntlShape,
): readonly (readonly [term: string, description: string])[] {
  const accountId = line.detailAccountReference?.accountId;
  const account = detailAccounts.find((candidate) => candidate.accountId === accountId);
  const facts = [
    ["line.info.kind", formatMessage({ id: `lineItem.${line.lineItemType}` })],
    ["line.info.reportedAs", formatMessage({ id: sides[line.reportedAs] })],
    ["line.info.number", account?.accountNo],
    ["line.info.description", account?.description],
    ["line.info.place", line.hierarchicalLocation.displayName],
  ] as const;
  return facts.flatMap(([id, fact]) => (fact ? [[formatMessage({ id }), fact] as const] : []));
}

const sides = { Debit: "line.debit", Credit: "line.credit" } as const;
