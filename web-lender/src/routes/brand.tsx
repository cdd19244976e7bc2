import { useQuery } from "@tanstack/react-query";
import {
  Button,
  Callout,
  Card,
  Header,
  Inline,
  Link,
  Logo,
  Page,
  PageHead,
  Stack,
} from "@tieout/ui-kit";
import { vars } from "@tieout/ui-kit/theme";
import { applyCssSettings, type DroppedSetting } from "@tieout/ui-kit/theme/css-settings";
import type { TokenName } from "@tieout/ui-kit/theme/derivation/tokens";
import { FormattedMessage, useIntl } from "react-intl";
import { type TenantSettings, tenantSettings } from "../api/tenant-settings.ts";
import { NotFoundRoute } from "../app/notice-page.tsx";
import { useArrival, usePageTitle } from "../app/page-arrival.ts";
import * as styles from "./brand.css.ts";

/** Shows the tenant's brand as applied (P-R31). */
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

const shown = [
  ...(["tenantPrimary", "tenantSecondary", "accentSolid", "accentOnSolid"] as const),
  ...(["accentControl", "accentText", "accentTextStrong", "accentBg"] as const),
  ...(["canvas", "surface", "surfaceSunken", "text", "textMuted", "line", "focus"] as const),
] satisfies readonly TokenName[];

/** The tenant's colors and controls, and which of its settings were dropped. */
function ShowBrand({ brand }: { readonly brand: TenantSettings["brandConfig"] }) {
  const { formatMessage } = useIntl();
  const dropped = droppedOf(brand);

  return (
    <Stack gap="large">
      {dropped.length > 0 && (
        <Callout tone="warning" title={formatMessage({ id: "brand.dropped" })}>
          {dropped
            .map(({ name, reason }) => formatMessage({ id: `brand.dropped.${reason}` }, { name }))
            .join(" ")}
        </Callout>
      )}
      <Card title={formatMessage({ id: "brand.colors" })}>
        <ul className={styles.colors}>
          {shown.map((name) => (
            <li className={styles.color} key={name}>
              <div className={styles.swatch} style={{ background: vars[name] }} />
              {name}
            </li>
          ))}
        </ul>
      </Card>
      <Card title={formatMessage({ id: "brand.controls" })}>
        <Inline gap="medium" wrap>
          <Button variant="primary">
            <FormattedMessage id="brand.button" />
          </Button>
          <Button>
            <FormattedMessage id="brand.other" />
          </Button>
          <Link href="#main">
            <FormattedMessage id="brand.link" />
          </Link>
        </Inline>
      </Card>
    </Stack>
  );
}

/** From both modes, each once. */
function droppedOf({ palette, font, cssSettings }: TenantSettings["brandConfig"]) {
  const all = (["light", "dark"] as const).flatMap(
    (mode) => applyCssSettings({ ...palette, font }, { mode }, cssSettings).dropped,
  );
  return [...new Map(all.map((one): [string, DroppedSetting] => [one.name, one])).values()];
}
