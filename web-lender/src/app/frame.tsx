import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { languageNames } from "@tieout/core/language";
import {
  Avatar,
  Box,
  Breadcrumb,
  Button,
  Card,
  Crumb,
  Divider,
  DropdownMenu,
  Header,
  Inline,
  Logo,
  MenuItem,
  MenuSeparator,
  Meter,
  Page,
  Skeleton,
  SkipLink,
  Submenu,
  Tooltip,
  useSkeleton,
  VisuallyHidden,
  WorkingIndicator,
} from "@tieout/ui-kit";
import { useLanguage } from "@tieout/web-portal/language";
import {
  Bell,
  BriefcaseBusiness,
  ChevronDown,
  CircleHelp,
  FolderClock,
  Globe,
  LogOut,
  Users,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import { useIsBusy } from "../api/client.ts";
import { collectionLimit } from "../api/collection-limit.ts";
import { currentUser } from "../api/session.ts";
import type { TenantSettings } from "../api/tenant-settings.ts";
import { useTenantSettings } from "../api/use-tenant-settings.ts";
import { ReadLimit } from "../features/read-limit.tsx";
import { addresses } from "../routes/addresses.ts";
import * as styles from "./frame.css.ts";
import { LanguageChoices } from "./language-items.tsx";
import { useLogOut } from "./log-out.ts";
import { useArrival } from "./page-arrival.ts";

/** The last step is the page itself and has no address. */
interface Step {
  readonly label: string;
  readonly href?: string;
}

interface FrameProps {
  readonly trail: readonly Step[];
  /** `bleed` reaches the window's edges, as a statement does. */
  readonly width?: "full" | "bleed";
  readonly children: ReactNode;
}

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

function HeaderEnd({ settings }: { readonly settings: TenantSettings }) {
  const help = settings.appSettings.helpCentreUrl;

  return (
    <>
      <Working />
      <LimitMeter settings={settings} />
      {help !== undefined && <HelpLink href={help} />}
      <UserMenu settings={settings.appSettings} />
    </>
  );
}

/** In the header, so it covers no content. */
function Working() {
  const { formatMessage } = useIntl();
  return <WorkingIndicator busy={useIsBusy()} label={formatMessage({ id: "busy.working" })} />;
}

function LimitMeter({ settings }: { readonly settings: TenantSettings }) {
  const { formatMessage } = useIntl();
  const { data: limit } = useQuery(collectionLimit());
  const [isOpen, setIsOpen] = useState(false);
  if (!limit) return null;

  return (
    <Inline gap={6} hideBelow={900}>
      <Meter
        label={formatMessage({ id: "limit.remaining" })}
        value={Math.max(0, limit.remaining)}
        max={limit.limit}
        maxLabel={formatMessage({ id: "limit.of" }, { limit: limit.limit })}
        {...(limit.remaining <= 0 && { onOpen: () => setIsOpen(true) })}
      />
      <Divider />
      <ReadLimit open={isOpen} onClose={() => setIsOpen(false)} limit={limit} settings={settings} />
    </Inline>
  );
}

function HelpLink({ href }: { readonly href: string }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: "threshold.help" });

  return (
    <Tooltip text={label}>
      <a className={styles.help} href={href} target="_blank" rel="noreferrer" aria-label={label}>
        <CircleHelp aria-hidden size={16} />
      </a>
    </Tooltip>
  );
}

interface UserMenuProps {
  readonly settings: TenantSettings["appSettings"];
}

/** Also has Help, because a phone's header has no room for it. */
function UserMenu({ settings }: UserMenuProps) {
  const { helpCentreUrl: help, allowLanguageSelection, riskCalcEnabled } = settings;
  const { formatMessage } = useIntl();
  const { data: user } = useSuspenseQuery(currentUser());
  const { language } = useLanguage();
  const logOut = useLogOut();

  return (
    <DropdownMenu
      label={user.emailAddress}
      trigger={
        <Button
          variant="ghost"
          icon={<Avatar name={user.displayName} />}
          trailingIcon={<ChevronDown />}
        >
          <span aria-hidden className={styles.userName}>
            {user.displayName}
          </span>
          <VisuallyHidden>
            {formatMessage({ id: "user.menu" }, { name: user.displayName })}
          </VisuallyHidden>
        </Button>
      }
    >
      {user.userCapabilities.includes("CanViewGlobalSubmissions") && (
        <MenuItem asChild>
          <Link href={addresses.report}>
            <FolderClock aria-hidden />
            <FormattedMessage id="report.title" />
          </Link>
        </MenuItem>
      )}
      {riskCalcEnabled && (
        <MenuItem asChild>
          <Link href={addresses.portfolio}>
            <BriefcaseBusiness aria-hidden />
            <FormattedMessage id="portfolio.title" />
          </Link>
        </MenuItem>
      )}
      {user.userCapabilities.includes("CanManageUsers") && (
        <MenuItem asChild>
          <Link href="/settings/usermanagement">
            <Users aria-hidden />
            <FormattedMessage id="settings.users" />
          </Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link href="/settings/usernotifications">
          <Bell aria-hidden />
          <FormattedMessage id="notifications.title" />
        </Link>
      </MenuItem>
      <MenuSeparator />
      {allowLanguageSelection && (
        <>
          <Submenu
            icon={<Globe aria-hidden />}
            label={formatMessage({ id: "user.language" })}
            value={<span lang={language}>{languageNames[language]}</span>}
          >
            <LanguageChoices />
          </Submenu>
          <MenuSeparator />
        </>
      )}
      {help !== undefined && (
        <MenuItem asChild>
          <a href={help} target="_blank" rel="noreferrer">
            <CircleHelp aria-hidden />
            <FormattedMessage id="threshold.help" />
          </a>
        </MenuItem>
      )}
      <MenuItem icon={<LogOut aria-hidden />} onSelect={logOut}>
        <FormattedMessage id="user.logOut" />
      </MenuItem>
    </DropdownMenu>
  );
}

export function LoadingPart({ underTabs = false }: { readonly underTabs?: boolean }) {
  const { formatMessage } = useIntl();
  const isLong = useSkeleton(true);

  return (
    isLong && (
      <Box above={underTabs ? "large" : undefined}>
        <Card inset="none">
          <Skeleton shape="rows" count={6} label={formatMessage({ id: "waiting" })} />
        </Card>
      </Box>
    )
  );
}
