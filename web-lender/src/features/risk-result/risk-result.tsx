import type { ReactNode } from "react";
import type { RiskAnalysisDetails, RiskInputs, RiskOutput } from "../../api/risk.ts";
import { AboutCard } from "./about-card.tsx";
import { InputsCard } from "./inputs-card.tsx";
import { MovedCard } from "./moved-card.tsx";
import { OutputsCard } from "./outputs-card.tsx";
import { ProbabilityCard } from "./probability-card.tsx";
import * as styles from "./risk-result.css.ts";
import { type RiskLinks, Warnings } from "./warnings.tsx";

interface RiskResultProps {
  readonly analysis: RiskAnalysisDetails;
  readonly inputs: RiskInputs;
  readonly outputs: readonly RiskOutput[];
  readonly peerScore: number | null;
  readonly company: string;
  /** Name of the data collection. */
  readonly collection: string;
  readonly links: RiskLinks;
  readonly whatIf: ReactNode;
  readonly overrides: ReactNode;
}

/** A stored analysis, with its explanation and limits. */
export function RiskResult(props: RiskResultProps) {
  const { analysis, inputs, outputs, peerScore, company, collection, links } = props;

  return (
    <>
      <Warnings currency={analysis.currency} links={links} warnings={analysis.warnings} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <ProbabilityCard analysis={analysis} company={company} peerScore={peerScore} />
          <MovedCard analysis={analysis} outputs={outputs} />
        </div>
        <div className={styles.stack}>
          <InputsCard inputs={inputs} notes={analysis.notes} statementsHref={links.statements} />
          {props.overrides}
        </div>
      </div>
      <AboutCard analysis={analysis} collection={collection} />
      <OutputsCard outputs={outputs} />
      {props.whatIf}
    </>
  );
}
