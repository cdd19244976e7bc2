import { useQueryClient } from "@tanstack/react-query";
import { Button, Card, Stack, SwitchRow, Text } from "@tieout/ui-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  keepOverrides,
  type OverridableFlag,
  overridableFlags,
  readOverrides,
  type SettingOverrides,
} from "../../api/setting-overrides.ts";
import { type TenantSettings, tenantSettings } from "../../api/tenant-settings.ts";

/** Tries out a tenant's flags, in this window alone (P-U98). */
export function OverrideSettings({ settings }: { readonly settings: TenantSettings }) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const [overrides, setOverrides] = useState(readOverrides);
  const count = Object.keys(overrides).length;

  const keep = (next: SettingOverrides) => {
    keepOverrides(next);
    setOverrides(next);
    void queryClient.invalidateQueries({ queryKey: tenantSettings().queryKey });
  };
  const toggle = (flag: OverridableFlag, on: boolean) => {
    const { [flag]: own, ...others } = overrides;
    // Switched back to what the tenant has, it's no override any more.
    keep(own === undefined ? { ...others, [flag]: on } : others);
  };

  return (
    <Card
      title={formatMessage({ id: "override.flags" })}
      foot={
        count > 0 && (
          <Button onClick={() => keep({})}>
            <FormattedMessage id="override.reset" values={{ count }} />
          </Button>
        )
      }
    >
      <Stack>
        {overridableFlags.map((flag) => {
          const own = overrides[flag];
          return (
            <SwitchRow
              key={flag}
              label={flag}
              hint={
                own !== undefined && (
                  <Text size="small" tone="muted">
                    <FormattedMessage id="override.changed" values={{ on: String(!own) }} />
                  </Text>
                )
              }
              checked={own ?? settings.appSettings[flag]}
              onChange={(on) => toggle(flag, on)}
            />
          );
        })}
      </Stack>
    </Card>
  );
}
