import { useQuery } from "@tanstack/react-query";
import { Header, Logo, Page, PageHead, Stack } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { tenantSettings } from "../api/tenant-settings.ts";
import { useArrival } from "../app/use-arrival.ts";
import { usePageTitle } from "../app/use-page-title.ts";
import { ShowBrand } from "../features/show-brand/show-brand.tsx";
import { NotFoundRoute } from "./not-found.tsx";

/** The brand as it's applied (P-R31), where tenants are tried out. */
export function BrandRoute() {
  const { formatMessage } = useIntl();
  const { data: settings, isPending } = useQuery(tenantSettings());
  usePageTitle("brand.title");
  useArrival();
  if (isPending) return null;
  if (!settings?.appSettings.dynamicTenantSelection) return <NotFoundRoute />;

  const { visibleName, logo } = settings.brandConfig;
  return (
    <>
      <Header logo={<Logo name={visibleName} src={logo} />} />
      <Page width="narrow">
        <Stack gap="large">
          <PageHead title={formatMessage({ id: "brand.title" })} meta={[visibleName]} />
          <ShowBrand brand={settings.brandConfig} />
        </Stack>
      </Page>
    </>
  );
}
