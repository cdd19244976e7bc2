import { Breadcrumb, Crumb, Header, Logo, Page, SkipLink } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import { useTenantSettings } from "../api/use-tenant-settings.ts";
import { HeaderEnd } from "./header-end.tsx";
import { useArrival } from "./use-arrival.ts";

/** One step of the way to a page. The last one is the page itself and has no address. */
export interface Step {
  readonly label: string;
  readonly href?: string;
}

interface FrameProps {
  readonly trail: readonly Step[];
  /** `bleed` for a page that reaches the window's edges, such as a statement. */
  readonly width?: "full" | "bleed";
  readonly children: ReactNode;
}

/** What stands around every page of somebody with a session. */
export function Frame({ trail, width = "full", children }: FrameProps) {
  const { formatMessage } = useIntl();
  const settings = useTenantSettings();
  const { visibleName, logo } = settings.brandConfig;
  useArrival();

  return (
    <>
      <SkipLink href="#main">
        <FormattedMessage id="app.skip" />
      </SkipLink>
      <Header
        logo={
          <Logo name={visibleName} src={logo} asChild>
            <Link href="/home/workspacelist">{visibleName}</Link>
          </Logo>
        }
        breadcrumb={
          <Breadcrumb label={formatMessage({ id: "app.breadcrumb" })}>
            {trail.map(({ label, href }) =>
              href === undefined ? (
                <Crumb key={label} current>
                  {label}
                </Crumb>
              ) : (
                <Crumb key={href} asChild title={label}>
                  <Link href={href}>{label}</Link>
                </Crumb>
              ),
            )}
          </Breadcrumb>
        }
      >
        <HeaderEnd settings={settings} />
      </Header>
      <Page width={width}>{children}</Page>
    </>
  );
}
