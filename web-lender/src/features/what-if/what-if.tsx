import { currencyDigits } from "@tieout/core/money";
import {
  Callout,
  Card,
  Checkbox,
  Combobox,
  Field,
  LineChart,
  Stack,
  Text,
  TextInput,
} from "@tieout/ui-kit";
import { useId, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { RiskAnalysisDetails, RiskInputs } from "../../api/risk.ts";
import { decimalSign } from "../../messages/typed-amount.ts";
import { notPrinted } from "../../printing/not-printed.css.ts";
import { useRiskFigures } from "../../risk/use-risk-figures.ts";
import {
  emptyMove,
  fieldsOf,
  type MoveField,
  type MoveForm,
  moves,
  readMove,
} from "./move-form.ts";
import { type Tried, tryMove } from "./try-move.ts";
import * as styles from "./what-if.css.ts";
import { WhatIfTable } from "./what-if-table.tsx";

interface WhatIfProps {
  readonly inputs: RiskInputs;
  readonly analysis: RiskAnalysisDetails;
}

/** Tries a move on the inputs as it's typed. Nothing is stored. */
export function WhatIf({ inputs, analysis }: WhatIfProps) {
  const { formatMessage, locale } = useIntl();
  const [form, setForm] = useState(emptyMove);
  const style = useMemo(
    () => ({ decimal: decimalSign(locale), digits: currencyDigits(inputs.currency) }),
    [locale, inputs.currency],
  );
  const read = readMove(form, style);
  const tried =
    read.result === "read" ? tryMove(inputs, analysis.sectorShift, read.move) : undefined;
  const change = (part: Partial<MoveForm>) => setForm((before) => ({ ...before, ...part }));

  return (
    <div className={notPrinted}>
      <Card
        inset="none"
        meta={formatMessage({ id: "risk.whatIf.notSaved" })}
        title={formatMessage({ id: "risk.whatIf.title" })}
      >
        <div className={styles.panes}>
          <Stack gap="medium" padding={16}>
            <Text as="p" size="small" tone="muted">
              <FormattedMessage id="risk.whatIf.about" />
            </Text>
            <Field label={formatMessage({ id: "risk.whatIf.move" })}>
              <Combobox
                noMatch={formatMessage({ id: "risk.whatIf.move.none" })}
                onChange={(move) => change({ move })}
                options={moves.map((value) => ({
                  value,
                  label: formatMessage({ id: `risk.whatIf.move.${value}` }),
                }))}
                value={form.move}
              />
            </Field>
            <div className={styles.fields}>
              {fieldsOf[form.move].map((field, index) => (
                <MoveInput
                  field={field}
                  form={form}
                  isOptional={index > 0}
                  isWrong={read.result === "wrong" && read.field === field}
                  key={field}
                  onChange={(text) => change({ [field]: text })}
                />
              ))}
            </div>
            {form.move === "borrow" && (
              <Checkbox
                checked={form.forEquipment}
                label={formatMessage({ id: "risk.whatIf.equipment" })}
                onChange={(forEquipment) => change({ forEquipment: forEquipment === true })}
              />
            )}
          </Stack>
          <Outcome analysis={analysis} move={form.move} tried={tried} />
        </div>
      </Card>
    </div>
  );
}

interface MoveInputProps {
  readonly field: MoveField;
  readonly form: MoveForm;
  readonly isOptional: boolean;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}

function MoveInput({ field, form, isOptional, isWrong, onChange }: MoveInputProps) {
  const { formatMessage } = useIntl();
  const isProfit = field === "amount" && form.move === "profit";
  const wrong = field === "tax" || field === "days" ? field : "amount";

  return (
    <Field
      error={isWrong ? formatMessage({ id: `risk.whatIf.${wrong}.invalid` }) : undefined}
      hint={isProfit ? formatMessage({ id: "risk.whatIf.profit.hint" }) : undefined}
      label={formatMessage({ id: isProfit ? "risk.whatIf.profit" : `risk.whatIf.${field}` })}
      optional={isOptional}
      optionalLabel={formatMessage({ id: "risk.whatIf.optional" })}
    >
      <TextInput
        autoComplete="off"
        inputMode={field === "days" ? "numeric" : isProfit ? "text" : "decimal"}
        maxLength={24}
        onChange={({ target }) => onChange(target.value)}
        value={form[field]}
      />
    </Field>
  );
}

interface OutcomeProps {
  readonly analysis: RiskAnalysisDetails;
  readonly move: MoveForm["move"];
  /** Undefined until the move is complete. */
  readonly tried: Tried | undefined;
}

function Outcome({ analysis, move, tried }: OutcomeProps) {
  const { formatMessage } = useIntl();
  const { percent, tick } = useRiskFigures();
  const tableId = useId();
  const before = analysis.score.cumulative;
  const after = tried && "cumulative" in tried ? tried.cumulative : undefined;

  return (
    <div className={styles.outcome} role="status">
      {tried && "refused" in tried && (
        <Callout tone="warning">
          <FormattedMessage id={`risk.whatIf.refused.${tried.refused}`} />
        </Callout>
      )}
      {!tried && (
        <Text as="p" size="small" tone="muted">
          <FormattedMessage
            id={fieldsOf[move][0] === "days" ? "risk.whatIf.try.days" : "risk.whatIf.try"}
          />
        </Text>
      )}
      {after && (
        <>
          <LineChart
            describedBy={tableId}
            format={percent}
            formatTick={tick}
            label={formatMessage({ id: "risk.whatIf.chart" })}
            lines={[
              {
                ...{ label: formatMessage({ id: "risk.whatIf.asAnalyzed" }), values: before },
                tone: "main",
              },
              {
                ...{ label: formatMessage({ id: "risk.whatIf.after" }), values: after },
                tone: "other",
              },
            ]}
            points={[1, 2, 3, 4, 5].map((years) =>
              formatMessage({ id: "risk.pd.year" }, { years }),
            )}
            readerLabel={formatMessage({ id: "risk.pd.reader" })}
          />
          <WhatIfTable after={after} before={before} id={tableId} />
          {isDistressed(move, before, after) && (
            <Callout tone="info">
              <FormattedMessage id="risk.whatIf.distress" />
            </Callout>
          )}
        </>
      )}
    </div>
  );
}

/** Whether debt moved the estimate the wrong way. Borrowed cash can help liquidity more than debt hurts leverage. */
function isDistressed(
  move: MoveForm["move"],
  [before = 0]: readonly number[],
  [after = 0]: readonly number[],
): boolean {
  return move === "borrow" ? after < before : move === "repay" && after > before;
}
