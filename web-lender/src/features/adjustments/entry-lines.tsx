import { languageOf } from "@tieout/core/language";
import { toMinor } from "@tieout/core/money";
import type { OwnAccount } from "@tieout/core/spread/adjustment";
import { Button, Combobox, IconButton, Inline, Stack, Text, TextInput } from "@tieout/ui-kit";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../messages/review/use-figures.ts";
import { accountOptions, newLineOption } from "./accounts-of-entry.ts";
import * as styles from "./adjustments.css.ts";
import {
  balancing,
  type EntryContext,
  type EntryForm,
  emptyLine,
  type FormLine,
  imbalance,
} from "./entry-form.ts";
import { NewOwnLine } from "./new-own-line.tsx";

interface EntryLinesProps {
  readonly form: EntryForm;
  readonly context: EntryContext;
  readonly onChange: (part: Pick<EntryForm, "lines" | "newAccounts">) => void;
  readonly error: string | undefined;
}

/** Debits and credits. What they leave is offered on the line that has no amount yet, and said as it changes. */
export function EntryLines({ form, context, onChange, error }: EntryLinesProps) {
  const { formatMessage, locale } = useIntl();
  const [makingFor, setMakingFor] = useState<string>();
  const { lines, newAccounts } = form;
  const { style } = context;
  const rest = imbalance(form, style);
  const isAddBack = form.kind === "AddBack";
  const options = [
    ...accountOptions(form, context, languageOf(locale)),
    { value: newLineOption, label: formatMessage({ id: "editor.adjust.newLine" }) },
  ];

  const change = (key: string, changes: (line: FormLine) => FormLine, made?: OwnAccount) =>
    onChange({
      lines: lines.map((line) => (line.key === key ? changes(line) : line)),
      newAccounts: made ? [...newAccounts, made] : newAccounts,
    });
  const choose = (key: string, accountId: string, made?: OwnAccount) =>
    change(
      key,
      (line) => {
        const chosen = { ...line, accountId };
        const takesRest = !isAddBack && rest !== 0 && line.debit === "" && line.credit === "";
        return takesRest ? balancing(chosen, rest, style) : chosen;
      },
      made,
    );
  const balanceLast = () => {
    const last = lines.at(-1);
    if (!last) return;
    const others = imbalance({ lines: lines.slice(0, -1) }, style);
    change(last.key, (line) => balancing(line, others, style));
  };

  return (
    <fieldset className={styles.lines}>
      <legend className={styles.legend}>
        <FormattedMessage id="editor.adjust.lines" />
      </legend>
      <Stack gap="small">
        <div aria-hidden className={styles.lineHead}>
          <span>
            <FormattedMessage id="editor.adjust.account" />
          </span>
          <span className={styles.amountHead}>
            <FormattedMessage id="editor.side.Debit" />
          </span>
          <span className={styles.amountHead}>
            <FormattedMessage id="editor.side.Credit" />
          </span>
        </div>
        {lines.map(({ key, accountId, debit, credit }, index) => {
          const line = { line: index + 1 };
          return (
            <Stack gap="small" key={key}>
              <div className={styles.line}>
                <Combobox
                  aria-label={formatMessage({ id: "editor.adjust.accountOf" }, line)}
                  noMatch={formatMessage({ id: "editor.adjust.noAccount" })}
                  onChange={(chosen) =>
                    chosen === newLineOption ? setMakingFor(key) : choose(key, chosen)
                  }
                  options={options}
                  placeholder={formatMessage({ id: "editor.adjust.chooseAccount" })}
                  value={accountId}
                />
                <TextInput
                  aria-label={formatMessage({ id: "editor.adjust.debitOf" }, line)}
                  autoComplete="off"
                  inputMode="decimal"
                  onChange={({ target }) =>
                    change(key, (one) => ({ ...one, debit: target.value, credit: "" }))
                  }
                  value={debit}
                />
                <TextInput
                  aria-label={formatMessage({ id: "editor.adjust.creditOf" }, line)}
                  autoComplete="off"
                  inputMode="decimal"
                  onChange={({ target }) =>
                    change(key, (one) => ({ ...one, credit: target.value, debit: "" }))
                  }
                  value={credit}
                />
                {lines.length > 1 ? (
                  <IconButton
                    label={formatMessage({ id: "editor.adjust.removeLine" }, line)}
                    onClick={() =>
                      onChange({ lines: lines.filter((one) => one.key !== key), newAccounts })
                    }
                    size="small"
                  >
                    <X />
                  </IconButton>
                ) : (
                  <span />
                )}
              </div>
              {makingFor === key && (
                <NewOwnLine
                  kind={form.kind}
                  onCancel={() => setMakingFor(undefined)}
                  onMade={(account) => {
                    setMakingFor(undefined);
                    choose(key, account.id, account);
                  }}
                />
              )}
            </Stack>
          );
        })}
        <Inline gap="small" justify="between" wrap>
          <Button
            icon={<Plus />}
            onClick={() => onChange({ lines: [...lines, emptyLine()], newAccounts })}
            size="small"
            variant="ghost"
          >
            <FormattedMessage id="editor.adjust.addLine" />
          </Button>
          <Inline gap="small" wrap>
            <Balance context={context} isAddBack={isAddBack} rest={rest} />
            {!isAddBack && rest !== 0 && lines.length > 1 && (
              <Button onClick={balanceLast} size="small" variant="link">
                <FormattedMessage id="editor.adjust.balance" />
              </Button>
            )}
          </Inline>
        </Inline>
        {error !== undefined && (
          <Text as="p" size="small" tone="danger">
            {error}
          </Text>
        )}
      </Stack>
    </fieldset>
  );
}

interface BalanceProps {
  readonly rest: number;
  readonly isAddBack: boolean;
  readonly context: EntryContext;
}

function Balance({ rest, isAddBack, context: { ledger, addBacksName } }: BalanceProps) {
  const { amount } = useFigures();
  const values = { amount: amount(toMinor(Math.abs(rest)), ledger.currency), line: addBacksName };
  const id = isAddBack
    ? rest === 0
      ? "editor.adjust.addBackNothing"
      : rest < 0
        ? "editor.adjust.addBackOf"
        : "editor.adjust.addBackCredit"
    : rest === 0
      ? "editor.adjust.balanced"
      : rest > 0
        ? "editor.adjust.moreDebit"
        : "editor.adjust.moreCredit";
  return (
    <Text size="small" tone={isAddBack || rest === 0 ? "muted" : "warning"}>
      <span role="status">
        <FormattedMessage id={id} values={values} />
      </span>
    </Text>
  );
}
