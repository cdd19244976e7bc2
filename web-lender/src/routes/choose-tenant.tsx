import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  Button,
  Card,
  Field,
  Header,
  Inline,
  Logo,
  Page,
  PageHead,
  Stack,
  SwitchRow,
  Text,
  TextInput,
} from "@tieout/ui-kit";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import { client } from "../api/client.ts";
import {
  keepOverrides,
  type OverridableFlag,
  overridableFlags,
  readOverrides,
  type SettingOverrides,
  type TenantSettings,
  tenantSettings,
} from "../api/tenant-settings.ts";
import { NotFoundRoute } from "../app/notice-page.tsx";
import { useArrival, usePageTitle } from "../app/page-arrival.ts";
import type { PlainMessageId } from "../messages/catalogue.ts";

/** No such page where tenants can't be chosen (P-U96). */
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

/** Its own login comes first (P-U97). */
function ChooseTenant() {
  const { formatMessage } = useIntl();
  const [name, setName] = useState("");
  const [fault, setFault] = useState<PlainMessageId>();
  const [isGoing, setIsGoing] = useState(false);

  const go = async (event: FormEvent) => {
    event.preventDefault();
    const tenantName = name.trim();
    if (tenantName === "") return setFault("override.needed");
    setIsGoing(true);
    const params = { path: { tenantName } };
    const { data, error } = await client.GET("/tenant/{tenantName}/address", { params });
    if (data) return window.location.assign(data.url);
    setIsGoing(false);
    setFault(error.status === 503 ? "override.failed" : "override.unknown");
  };

  return (
    <Card title={formatMessage({ id: "override.tenant" })}>
      <form onSubmit={go}>
        <Inline align="end">
          <Field
            label={formatMessage({ id: "override.name" })}
            error={fault && formatMessage({ id: fault })}
          >
            <TextInput
              value={name}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                setName(target.value);
                setFault(undefined);
              }}
            />
          </Field>
          <Button
            type="submit"
            variant="primary"
            busy={isGoing}
            busyLabel={formatMessage({ id: "override.going" })}
          >
            <FormattedMessage id="override.go" />
          </Button>
        </Inline>
      </form>
    </Card>
  );
}

/** In this window only (P-U98). */
function OverrideSettings({ settings }: { readonly settings: TenantSettings }) {
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
    // Equal to the tenant's own, so no override.
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
