import { Button, Callout, Card, Inline, Link, Stack } from "@tieout/ui-kit";
import { applyCssSettings, type DroppedSetting, type TokenName, vars } from "@tieout/ui-kit/theme";
import { FormattedMessage, useIntl } from "react-intl";
import type { TenantSettings } from "../../api/tenant-settings.ts";
import * as styles from "./show-brand.css.ts";

const shown = [
  ...(["tenantPrimary", "tenantSecondary", "accentSolid", "accentOnSolid"] as const),
  ...(["accentControl", "accentText", "accentTextStrong", "accentBg"] as const),
  ...(["canvas", "surface", "surfaceSunken", "text", "textMuted", "line", "focus"] as const),
] satisfies readonly TokenName[];

/** A tenant's colours and controls as every page has them, and what of its settings was left out. */
export function ShowBrand({ brand }: { readonly brand: TenantSettings["brandConfig"] }) {
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

/** In either mode, each once. */
function droppedOf({ palette, font, cssSettings }: TenantSettings["brandConfig"]) {
  const all = (["light", "dark"] as const).flatMap(
    (mode) => applyCssSettings({ ...palette, font }, { mode }, cssSettings).dropped,
  );
  return [...new Map(all.map((one): [string, DroppedSetting] => [one.name, one])).values()];
}
