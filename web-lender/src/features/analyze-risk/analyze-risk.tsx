import { Card, ConfirmDialog, Field, GatedButton, TextInput } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { RiskAnalysisDetails } from "../../api/risk.ts";
import * as styles from "./analyze-risk.css.ts";
import { type AskedForm, askedOf, isPostalCodeWrong, naicsCodeOf } from "./asked-form.ts";
import { NaicsPicker } from "./naics-picker.tsx";
import type { Analyzing } from "./use-analyze.ts";

interface AnalyzeRiskProps {
  readonly analyzing: Analyzing;
  /** The last analysis, if any. */
  readonly analysis: RiskAnalysisDetails | undefined;
  /** Codes stored with the workspace. */
  readonly naicsCode: string | null;
  readonly postalCode: string | null;
}

/** Asks for the industry and the postal code, and analyzes. */
export function AnalyzeRisk({ analyzing, analysis, naicsCode, postalCode }: AnalyzeRiskProps) {
  const { formatMessage } = useIntl();
  const { longMoment } = useDates();
  const [form, setForm] = useState<AskedForm>(() => ({
    picked: naicsCode ?? undefined,
    industry: nameOfIndustry(naicsCode, analysis),
    postalCode: postalCode ?? "",
  }));
  const [isAsking, setIsAsking] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isWrong = isPostalCodeWrong(form);
  const hasFailed = analyzing.failure !== undefined;
  const isOff = isWrong || hasFailed;
  const change = (part: Partial<AskedForm>) => setForm((before) => ({ ...before, ...part }));
  const hadFailed = useRef(false);
  useEffect(() => {
    // The dismissed panel had the focus.
    if (hadFailed.current && !hasFailed) buttonRef.current?.focus();
    hadFailed.current = hasFailed;
  }, [hasFailed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOff || analyzing.isPending) return;
    // The fields are disabled while analyzing, and would lose the focus.
    buttonRef.current?.focus();
    if (naicsCodeOf(form) === undefined) setIsAsking(true);
    else analyzing.run(askedOf(form));
  };

  return (
    <Card inset="none">
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.naics}>
          <NaicsPicker disabled={analyzing.isPending} form={form} onChange={change} />
        </div>
        <div className={styles.postal}>
          <Field
            error={isWrong ? formatMessage({ id: "risk.postal.invalid" }) : undefined}
            label={formatMessage({ id: "risk.postal" })}
          >
            <TextInput
              autoComplete="off"
              disabled={analyzing.isPending}
              maxLength={16}
              onChange={({ target }) => change({ postalCode: target.value })}
              value={form.postalCode}
            />
          </Field>
        </div>
        <div className={styles.button}>
          <GatedButton
            busy={analyzing.isPending}
            busyLabel={formatMessage({ id: "risk.analyzing" })}
            ref={buttonRef}
            type="submit"
            variant="primary"
            why={
              isWrong
                ? formatMessage({ id: "risk.postal.invalid" })
                : hasFailed
                  ? formatMessage({ id: "risk.dismissFirst" })
                  : undefined
            }
          >
            {formatMessage({ id: analysis ? "risk.reanalyze" : "risk.analyze" })}
          </GatedButton>
        </div>
        <span className={styles.last} role="status">
          {analysis && (
            <FormattedMessage
              id="risk.lastAnalyzed"
              values={{ moment: longMoment(analysis.analyzedAt), name: analysis.analyzedBy }}
            />
          )}
        </span>
      </form>
      <ConfirmDialog
        confirmLabel={formatMessage({ id: "risk.without.continue" })}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          analyzing.run(askedOf(form));
        }}
        open={isAsking}
        safeLabel={formatMessage({ id: "risk.without.back" })}
        title={formatMessage({ id: "risk.without.title" })}
      >
        {form.industry.trim() !== "" && (
          <>
            <FormattedMessage
              id="risk.without.typed"
              values={{ text: form.industry.trim() }}
            />{" "}
          </>
        )}
        <FormattedMessage id="risk.without.detail" />
      </ConfirmDialog>
    </Card>
  );
}

function nameOfIndustry(code: string | null, analysis: RiskAnalysisDetails | undefined): string {
  if (code === null) return "";
  const title = analysis?.naicsCode === code ? analysis.industryTitle : null;
  return title ? `${code} ${title}` : code;
}
