import { languageOf } from "@tieout/core/language";
import { kindOf } from "@tieout/core/ledger/classify";
import type { Classification } from "@tieout/core/ledger/ledger";
import {
  type AdjustmentKind,
  type OwnAccount,
  ownAccountPrefix,
} from "@tieout/core/spread/adjustment";
import { ownClassifications } from "@tieout/core/spread/adjustment-entry";
import { captionFault } from "@tieout/core/spread/line-commands";
import { statementTexts } from "@tieout/core/statement/texts";
import { Button, Combobox, Field, Inline, Stack, TextInput } from "@tieout/ui-kit";
import { type KeyboardEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./adjustments.css.ts";

interface NewOwnLineProps {
  readonly kind: AdjustmentKind;
  readonly onMade: (account: OwnAccount) => void;
  readonly onCancel: () => void;
}

/** A line that the books don't have: a name, and what kind of account it is. */
export function NewOwnLine({ kind, onMade, onCancel }: NewOwnLineProps) {
  const { formatMessage, locale } = useIntl();
  const [name, setName] = useState("");
  const [classification, setClassification] = useState<Classification>();
  const [asked, setAsked] = useState(false);
  const texts = statementTexts[languageOf(locale)];
  const fault = captionFault(name.trim());

  const make = () => {
    setAsked(true);
    if (fault || !classification) return;
    const id = `${ownAccountPrefix}${crypto.randomUUID()}`;
    onMade({ id, name: name.trim(), classification });
  };
  const press = (event: KeyboardEvent) => {
    // Else it would send the entry around it.
    if (event.key !== "Enter") return;
    event.preventDefault();
    make();
  };

  return (
    <Stack
      aria-label={formatMessage({ id: "editor.adjust.newLine.title" })}
      gap="small"
      role="group"
    >
      <div className={styles.newLine}>
        <Stack gap="small">
          <div className={styles.row}>
            <Field
              error={asked && fault ? formatMessage({ id: `editor.caption.${fault}` }) : undefined}
              label={formatMessage({ id: "editor.adjust.newLine.name" })}
            >
              <TextInput
                autoComplete="off"
                autoFocus
                onChange={(event) => setName(event.target.value)}
                onKeyDown={press}
                value={name}
              />
            </Field>
            <Field
              error={
                asked && !classification
                  ? formatMessage({ id: "editor.adjust.newLine.kindMissing" })
                  : undefined
              }
              label={formatMessage({ id: "editor.classify.kind" })}
            >
              <Combobox
                noMatch={formatMessage({ id: "editor.classify.noMatch" })}
                onChange={setClassification}
                options={kindsFor(kind).map((value) => ({
                  value,
                  label: texts.classifications[value],
                  group:
                    texts.titles[kindOf(value) === "Real" ? "BalanceSheet" : "IncomeStatement"],
                }))}
                value={classification}
              />
            </Field>
          </div>
          <Inline gap="small">
            <Button onClick={make} size="small">
              <FormattedMessage id="editor.adjust.newLine.make" />
            </Button>
            <Button onClick={onCancel} size="small" variant="ghost">
              <FormattedMessage id="editor.dialog.cancel" />
            </Button>
          </Inline>
        </Stack>
      </div>
    </Stack>
  );
}

function kindsFor(kind: AdjustmentKind): readonly Classification[] {
  return ownClassifications.filter((one) => {
    if (kind === "AddBack") return kindOf(one) === "Nominal";
    return kind !== "Correction" || kindOf(one) === "Real";
  });
}
