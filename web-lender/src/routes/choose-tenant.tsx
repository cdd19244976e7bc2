import { useQuery } from "@tanstack/react-query";
import { Button, Header, Logo, Page, PageHead, Stack, Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import { tenantSettings } from "../api/tenant-settings.ts";
import { useArrival } from "../app/use-arrival.ts";
import { usePageTitle } from "../app/use-page-title.ts";
import { ChooseTenant } from "../features/override-settings/choose-tenant.tsx";
import { OverrideSettings } from "../features/override-settings/override-settings.tsx";
import { NotFoundRoute } from "./not-found.tsx";

/** For trying out tenants and their settings; where nobody may, there is no such page (P-U96). */
export function ChooseTenantRoute() {
  const { formatMessage } = useIntl();
  const { data: settings, isPending } = useQuery(tenantSettings());
  usePageTitle("override.title");
  useArrival();
  if (isPending) return null;
  if (!settings?.appSettings.dynamicTenantSelection) return <NotFoundRoute />;

  const { visibleName, logo } = settings.brandConfig;
  return (
    <>
      <Header logo={<Logo name={visibleName} src={logo} />} />
      <Page width="narrow">
        <Stack gap="large">
          <PageHead
            title={formatMessage({ id: "override.title" })}
            actions={
              <Button asChild>
                <Link href="/brand">
                  <FormattedMessage id="override.brand" />
                </Link>
              </Button>
            }
          />
          <Text as="p" tone="muted">
            <FormattedMessage id="override.lede" />
          </Text>
          <ChooseTenant />
          <OverrideSettings settings={settings} />
        </Stack>
      </Page>
    </>
  );
}
