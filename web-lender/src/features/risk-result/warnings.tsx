import { Callout, Link } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import type { RiskWarning } from "../../api/risk.ts";
import { notPrinted } from "../../printing/not-printed.css.ts";
import { useRiskTexts } from "../../risk/use-risk-texts.ts";
import * as styles from "./risk-result.css.ts";

export interface RiskLinks {
  readonly findings: string;
  readonly statements: string;
}

interface WarningsProps {
  readonly warnings: readonly RiskWarning[];
  readonly currency: string;
  readonly links: RiskLinks;
}

/** Why there are no peers (S-T34), then other warnings, with links to their causes. */
export function Warnings({ warnings, currency, links }: WarningsProps) {
  const { formatMessage } = useIntl();
  const { warning, peersReason } = useRiskTexts(currency);
  const withoutPeers = warnings.find(({ code }) => code === "peers-absent");
  const others = warnings.filter((each) => each !== withoutPeers);

  return (
    <>
      {withoutPeers && (
        <Callout title={formatMessage({ id: "risk.peers.title" })} tone="warning">
          {peersReason(withoutPeers.values)}
        </Callout>
      )}
      {others.length > 0 && (
        <Callout title={formatMessage({ id: "risk.warnings.title" })} tone="warning">
          <ul className={styles.warningList}>
            {others.map((each) => (
              <li key={`${each.code} ${each.values.day ?? ""}`}>
                {warning(each)} <Place links={links} of={each.code} />
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </>
  );
}

interface PlaceProps {
  readonly of: RiskWarning["code"];
  readonly links: RiskLinks;
}

function Place({ of, links }: PlaceProps) {
  const place = placeOf[of];
  if (!place) return null;
  return (
    <span className={notPrinted}>
      <Link asChild>
        <RouterLink href={links[place]}>
          <FormattedMessage id={`risk.link.${place}`} />
        </RouterLink>
      </Link>
    </span>
  );
}

const placeOf: Partial<Record<RiskWarning["code"], keyof RiskLinks>> = {
  imbalance: "statements",
  "open-high-findings": "findings",
  "older-than-12-months": "statements",
};
