import { Card, DefinitionList } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { RiskAnalysisDetails } from "../../api/risk.ts";
import * as styles from "./risk-result.css.ts";

interface AboutCardProps {
  readonly analysis: RiskAnalysisDetails;
  /** The data collection's name. */
  readonly collection: string;
}

/** The estimate's limits, the age of its data, and what it can be recomputed from. */
export function AboutCard({ analysis, collection }: AboutCardProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { longMoment } = useDates();
  const { postalCode, basis, figures, modelVersion, modelHash, inputHash } = analysis;
  const hash = (text: string) => <span className={styles.hash}>{text}</span>;

  return (
    <Card inset="none" title={formatMessage({ id: "risk.about.title" })}>
      <p className={styles.words}>
        <FormattedMessage
          id="risk.about.words"
          values={{ years: new Intl.NumberFormat(intl.locale).formatRange(1, 5) }}
        />
      </p>
      <DefinitionList
        items={[
          { term: formatMessage({ id: "risk.about.record" }), description: collection },
          {
            term: formatMessage({ id: "risk.about.version" }),
            description: formatMessage(
              { id: "risk.about.version.number" },
              { version: analysis.spreadVersion },
            ),
            note: formatMessage({ id: `risk.about.figures.${figures}` }),
          },
          {
            term: formatMessage({ id: "risk.about.basis" }),
            description: formatMessage({ id: `risk.about.basis.${basis}` }),
          },
          {
            term: formatMessage({ id: "risk.about.industry" }),
            description: industryOf(analysis, intl),
          },
          {
            term: formatMessage({ id: "risk.about.postal" }),
            description: postalCode ?? formatMessage({ id: "risk.about.postal.none" }),
          },
          { term: formatMessage({ id: "risk.about.model" }), description: modelVersion },
          {
            term: formatMessage({ id: "risk.about.analyzed" }),
            description: formatMessage(
              { id: "risk.about.by" },
              { moment: longMoment(analysis.analyzedAt), name: analysis.analyzedBy },
            ),
          },
          { term: formatMessage({ id: "risk.about.hash" }), description: hash(modelHash) },
          { term: formatMessage({ id: "risk.about.inputs" }), description: hash(inputHash) },
        ]}
        layout="columns"
      />
    </Card>
  );
}

function industryOf(
  { naicsCode: code, industryTitle: title }: RiskAnalysisDetails,
  { formatMessage }: IntlShape,
): string {
  if (code === null) return formatMessage({ id: "risk.about.industry.none" });
  if (title === null) return formatMessage({ id: "risk.about.industry.unknown" }, { code });
  return formatMessage({ id: "risk.about.industry.named" }, { code, title });
}
