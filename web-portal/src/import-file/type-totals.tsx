import type { FileAccountTypes } from "@tieout/core/account-types/typed-account";
import type { Minor } from "@tieout/core/money";
import { Card, Field, Heading, Text, TextInput } from "@tieout/ui-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./import-file.css.ts";
import { useAmount, useDay } from "./texts.ts";
import { type TotalName, type TypesSoFar, typedAmount } from "./type-answers.ts";

interface TypeTotalsProps {
  readonly types: FileAccountTypes;
  /** Those that a report of the sender's can be compared with. */
  readonly names: readonly TotalName[];
  readonly now: TypesSoFar;
  readonly onTotals: (totals: Partial<Record<TotalName, Minor>>) => void;
}

/** What the types come to, beside the sender's own reports. */
export function TypeTotals({ types, names, now, onTotals }: TypeTotalsProps) {
  const { formatMessage } = useIntl();
  const day = useDay();
  const amount = useAmount(types.digits);

  return (
    <Card inset="none">
      <div className={styles.cardHead}>
        <Heading level={2} size="small">
          {formatMessage({ id: "file.types.totals" })}
        </Heading>
        <span className={styles.meta}>
          <FormattedMessage id="file.types.totals.detail" values={{ day: day(types.on) }} />
        </span>
      </div>
      <div className={styles.typeTotals}>
        {names.map((name) => (
          <Total
            digits={types.digits}
            key={name}
            name={name}
            now={now}
            onTotal={(amount) => onTotals({ [name]: amount })}
          />
        ))}
      </div>
      {types.earlier && (
        <div className={styles.more}>
          <Text as="p" size="small" tone="muted">
            <FormattedMessage
              id="file.types.earlier"
              values={{
                day: day(types.earlier.on),
                amount: amount(Math.abs(types.earlier.netIncome)),
              }}
            />
          </Text>
        </div>
      )}
    </Card>
  );
}

interface TotalProps {
  readonly name: TotalName;
  readonly digits: number;
  readonly now: TypesSoFar;
  readonly onTotal: (amount: Minor) => void;
}

function Total({ name, digits, now, onTotal }: TotalProps) {
  const { formatMessage, locale } = useIntl();
  const amount = useAmount(digits);
  const said = now.control?.[name];
  // Until somebody types, a statement that is added says it.
  const [typed, setTyped] = useState<string>();
  const [typedIn, setTypedIn] = useState(locale);
  if (typedIn !== locale) {
    setTypedIn(locale);
    const total = typed === undefined ? undefined : typedAmount(typed, typedIn, digits);
    if (total !== undefined) setTyped(amount(total));
  }
  const text = typed ?? (said === undefined ? "" : amount(said));
  const isUnread = text.trim() !== "" && typedAmount(text, locale, digits) === undefined;
  const difference = said === undefined ? undefined : now.totals[name] - said;

  return (
    <div className={styles.option}>
      <span className={styles.optionLabel}>{formatMessage({ id: `file.types.${name}` })}</span>
      <Text as="p" numeric size="large" weight="strong">
        {amount(now.totals[name])}
      </Text>
      <Field
        error={isUnread ? formatMessage({ id: "file.types.totals.unread" }) : undefined}
        hint={formatMessage({
          id: hints[said === undefined ? "sender" : (now.control?.from ?? "sender")],
        })}
        label={formatMessage({ id: `file.types.${name}.said` })}
      >
        <TextInput
          inputMode="text"
          maxLength={40}
          onChange={({ target: { value } }) => {
            setTyped(value);
            const total = typedAmount(value, locale, digits);
            if (total !== undefined) onTotal(total);
          }}
          value={text}
        />
      </Field>
      <div aria-live="polite">
        {difference !== undefined && (
          <Text size="small" tone={difference === 0 ? "success" : "muted"}>
            {difference === 0
              ? formatMessage({ id: "file.types.totals.match" })
              : formatMessage(
                  { id: "file.types.totals.differ" },
                  { amount: amount(Math.abs(difference)) },
                )}
          </Text>
        )}
      </div>
    </div>
  );
}

const hints = {
  file: "file.types.totals.of-file",
  statement: "file.types.totals.of-statement",
  sender: "file.types.totals.hint",
} as const;
