import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { languageNames } from "@tieout/core/language";
import {
  Avatar,
  Button,
  Divider,
  DropdownMenu,
  MenuItem,
  MenuSeparator,
  Meter,
  Submenu,
  Tooltip,
  VisuallyHidden,
  WorkingIndicator,
} from "@tieout/ui-kit";
import { Bell, ChevronDown, CircleHelp, FolderClock, Globe, LogOut, Users } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import { useIsBusy } from "../api/busy.ts";
import { collectionLimit } from "../api/collection-limit.ts";
import { currentUser } from "../api/session.ts";
import type { TenantSettings } from "../api/tenant-settings.ts";
import { ReadLimit } from "../features/read-limit.tsx";
import { useLanguage } from "../messages/language-context.ts";
import { addresses } from "../routes/addresses.ts";
import * as styles from "./header-end.css.ts";
import { LanguageChoices } from "./language-choices.tsx";
import { useLogOut } from "./log-out-context.ts";

/** At the end of the header: what is left of the limit, help, and who is logged in. */
export function HeaderEnd({ settings }: { readonly settings: TenantSettings }) {
  const help = settings.appSettings.helpCentreUrl;

  return (
    <>
      <Working />
      <LimitMeter settings={settings} />
      {help !== undefined && <HelpLink href={help} />}
      <UserMenu help={help} allowLanguageSelection={settings.appSettings.allowLanguageSelection} />
    </>
  );
}

/** In the header, so that it covers nothing that is shown already. */
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
    <div className={styles.wide}>
      <Meter
        label={formatMessage({ id: "limit.remaining" })}
        value={Math.max(0, limit.remaining)}
        max={limit.limit}
        maxLabel={formatMessage({ id: "limit.of" }, { limit: limit.limit })}
        {...(limit.remaining <= 0 && { onOpen: () => setIsOpen(true) })}
      />
      <Divider />
      <ReadLimit open={isOpen} onClose={() => setIsOpen(false)} limit={limit} settings={settings} />
    </div>
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
  /** Here as well, because a phone has no room for it in the header. */
  readonly help: string | undefined;
  readonly allowLanguageSelection: boolean;
}

function UserMenu({ help, allowLanguageSelection }: UserMenuProps) {
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
