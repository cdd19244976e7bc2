import { useIntl } from "react-intl";
import { useTenantSettings } from "../api/use-tenant-settings.ts";
import { Frame } from "../app/frame.tsx";
import { usePageTitle } from "../app/page-arrival.ts";
import { BrowseCollections } from "../features/browse-collections/browse-collections.tsx";
import { addresses } from "./addresses.ts";
import { useCollectionActs, useCollectionsView } from "./collections-view.tsx";

/** All of the tenant's (S-R5, P-R17). */
export function CollectionReportRoute() {
  const { formatMessage } = useIntl();
  const { appSettings } = useTenantSettings();
  const acts = useCollectionActs();
  const view = useCollectionsView("global");
  usePageTitle("report.title");
  const trail = [
    { label: formatMessage({ id: "list.title" }), href: addresses.workspaceList },
    { label: formatMessage({ id: "report.title" }) },
  ];

  return (
    <Frame trail={trail}>
      <BrowseCollections
        {...view}
        addresses={{
          overview: addresses.reported,
          statements: addresses.reportedStatements,
          risk: appSettings.riskCalcEnabled ? addresses.reportedRisk : undefined,
        }}
        acts={acts}
      />
    </Frame>
  );
}
