import { Badge, Button, Card, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { RiskAnalysisDetails } from "../../api/risk.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { notPrinted } from "../../printing/not-printed.css.ts";
import { OverrideDialog } from "./override-dialog.tsx";
import * as styles from "./override-risk.css.ts";

interface OverrideRiskProps {
  readonly record: FinancialRecordPath;
  readonly analysis: RiskAnalysisDetails;
}

/** People's overrides, and a way to add one. They don't change the model's figure. */
export function OverrideRisk({ record, analysis: { id, overrides } }: OverrideRiskProps) {
  const { formatMessage } = useIntl();
  const { longMoment } = useDates();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <Card
      actions={
        <span className={notPrinted}>
          <Button onClick={() => setIsOpen(true)} size="small">
            <FormattedMessage id="risk.overrides.add" />
          </Button>
        </span>
      }
      {...(overrides.length > 0 && { count: overrides.length })}
      inset="none"
      title={formatMessage({ id: "risk.overrides.title" })}
    >
      {overrides.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage id="risk.overrides.none" />
        </p>
      ) : (
        <ul className={styles.list}>
          {overrides.map(({ id: overrideId, direction, reason, by, at }) => (
            <li className={styles.override} key={overrideId}>
              <Badge
                icon={direction === "Higher" ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
                tone="outline"
              >
                <FormattedMessage id={`risk.overrides.${direction}`} />
              </Badge>
              <span className={styles.reason}>
                {reason}
                <Text as="div" size="small" tone="muted">
                  <FormattedMessage
                    id="risk.overrides.by"
                    values={{ name: by, moment: longMoment(at) }}
                  />
                </Text>
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <OverrideDialog onClose={() => setIsOpen(false)} record={record} riskAnalysisId={id} />
      )}
    </Card>
  );
}
