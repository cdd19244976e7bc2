import { useQuery } from "@tanstack/react-query";
import { Box, Button, Heading, Inline, Link, Logo, StatusIcon, Text } from "@tieout/ui-kit";
import {
  Ban,
  BellOff,
  CircleAlert,
  CirclePause,
  MailCheck,
  MailWarning,
  SearchX,
  Timer,
} from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import { tenantSettings } from "../api/tenant-settings.ts";
import type { PlainMessageId } from "../messages/catalogue.ts";
import { addresses } from "../routes/addresses.ts";
import * as styles from "./notice-page.css.ts";
import { useArrival, usePageTitle } from "./page-arrival.ts";

interface Texts {
  readonly icon: ReactNode;
  readonly title: PlainMessageId;
  /** Absent where only the page knows the text. */
  readonly body?: PlainMessageId;
}

const invitationEnd = <End extends string>(end: End) =>
  ({
    icon: <MailWarning />,
    title: `invitation.${end}`,
    body: `invitation.${end}.body`,
  }) as const;

const notices = {
  notFound: { icon: <SearchX />, title: "notFound.title", body: "notFound.body" },
  denied: { icon: <Ban />, title: "denied.title", body: "denied.body" },
  closed: { icon: <CirclePause />, title: "closed.title" },
  loginFatal: { icon: <CircleAlert />, title: "fatal.title", body: "fatal.detail" },
  sessionIdle: { icon: <Timer />, title: "expired.title", body: "expired.sliding" },
  sessionOver: { icon: <Timer />, title: "expired.title", body: "expired.absolute" },
  sessionUnknown: { icon: <Timer />, title: "login.title", body: "expired.unknown" },
  unsubscribe: { icon: <BellOff />, title: "unsubscribe.title" },
  unsubscribeIncomplete: {
    icon: <BellOff />,
    title: "unsubscribe.incomplete",
    body: "unsubscribe.incompleteBody",
  },
  invitation: { icon: <MailCheck />, title: "invitation.page" },
  "invitation.expired": invitationEnd("expired"),
  "invitation.used": { ...invitationEnd("used"), icon: <MailCheck /> },
  "invitation.replaced": invitationEnd("replaced"),
  "invitation.unknown": invitationEnd("unknown"),
  "invitation.unreachable": invitationEnd("unreachable"),
  "invitation.not-verified": invitationEnd("not-verified"),
  "invitation.other-address": invitationEnd("other-address"),
  "invitation.over": invitationEnd("over"),
} as const satisfies Readonly<Record<string, Texts>>;

interface NoticePageProps {
  readonly notice: keyof typeof notices;
  readonly title?: string | undefined;
  readonly body?: readonly string[] | undefined;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly aside?: ReactNode;
}

export function NoticePage({ notice, title, body, children, actions, aside }: NoticePageProps) {
  const { formatMessage } = useIntl();
  const { data: settings } = useQuery(tenantSettings());
  const texts: Texts = notices[notice];
  const paragraphs = body ?? (texts.body ? [formatMessage({ id: texts.body })] : []);
  const support = settings?.appSettings.supportEmailAddress;
  useArrival();

  return (
    <>
      <header className={styles.top}>
        <Logo
          large
          name={settings?.brandConfig.visibleName ?? formatMessage({ id: "app.product" })}
          src={settings?.brandConfig.logo}
        />
      </header>
      <main className={styles.column} id="main" tabIndex={-1}>
        <Box below="small">
          <StatusIcon icon={texts.icon} size="large" tone="neutral" />
        </Box>
        <Heading level={1} size="display">
          {title ?? formatMessage({ id: texts.title })}
        </Heading>
        {paragraphs.map((text) => (
          <Text key={text} as="p" size="large" tone="muted">
            {text}
          </Text>
        ))}
        {children}
        {actions && (
          <Inline above={14} gap={10} wrap>
            {actions}
          </Inline>
        )}
        {aside && <div className={styles.aside}>{aside}</div>}
        {support !== undefined && (
          <p className={styles.foot}>
            <FormattedMessage
              id="expired.questions"
              values={{ address: <Link href={`mailto:${support}`}>{support}</Link> }}
            />
          </p>
        )}
      </main>
    </>
  );
}

/** An unknown address (P-M1). */
export const NotFoundRoute = () => <LeadBack notice="notFound" />;

/** Not for this person (P-M15). */
export const AccessDeniedRoute = () => <LeadBack notice="denied" />;

function LeadBack({ notice }: { readonly notice: "notFound" | "denied" }) {
  usePageTitle(notices[notice].title);

  return (
    <NoticePage
      notice={notice}
      actions={
        <Button asChild variant="primary" size="large">
          <RouterLink href={addresses.workspaceList}>
            <FormattedMessage id="notFound.home" />
          </RouterLink>
        </Button>
      }
    />
  );
}
