import { useIntl } from "react-intl";
import { Redirect } from "wouter";
import { useTenantSettings } from "../api/use-tenant-settings.ts";
import { Frame } from "../app/frame.tsx";
import { usePageTitle } from "../app/page-arrival.ts";
import { TenantMessages } from "../app/tenant-messages.tsx";
import { RiskPortfolio } from "../features/risk-portfolio/risk-portfolio.tsx";
import { addresses } from "./addresses.ts";

export function RiskPortfolioRoute() {
  const { formatMessage } = useIntl();
  const { appSettings } = useTenantSettings();
  usePageTitle("portfolio.title");
  if (!appSettings.riskCalcEnabled) return <Redirect replace to={addresses.workspaceList} />;
  const trail = [
    { label: formatMessage({ id: "list.title" }), href: addresses.workspaceList },
    { label: formatMessage({ id: "portfolio.title" }) },
  ];

  return (
    <Frame trail={trail}>
      <TenantMessages part="risk">
        <RiskPortfolio addresses={addresses} />
      </TenantMessages>
    </Frame>
  );
}
