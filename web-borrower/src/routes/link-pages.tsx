import { Box, Card, DefinitionList, Emphasized } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { CircleMinus, Clock, Link2Off, SearchX } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Redirect, Route, Switch } from "wouter";
import { useLenderName, useTenant } from "../api/tenant-settings.ts";
import { readVisit } from "../api/visit.ts";
import { useBrowser } from "../app/browser.tsx";
import { NoticePage } from "../app/notice-page.tsx";
import { closed, linkPages } from "../app/pages.ts";
import { ContactCard, useContact } from "../features/ask-lender/contact-card.tsx";
import * as styles from "./routes.css.ts";

export function LinkPages() {
  return (
    <Switch>
      <Route component={LinkExpiredRoute} path={linkPages.expired} />
      <Route component={LinkDeletedRoute} path={linkPages.deleted} />
      <Route component={LinkIncompleteRoute} path={linkPages.incomplete} />
      <Route component={DisabledRoute} path={closed} />
      <Route component={NotFoundRoute} />
    </Switch>
  );
}

/** The link has expired (S-R9). */
export function LinkExpiredRoute() {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const { now } = useBrowser();
  const lenderName = useLenderName();
  const contact = useContact();
  const timeZone = useTenant()?.appSettings.timeZone;
  const { linkExpirationTime: until } = readVisit();
  const isPast = until !== undefined && new Date(until) <= now();

  return (
    <NoticePage
      foot={<FormattedMessage id="expired.foot" />}
      icon={<Clock />}
      lede={
        <>
          {isPast && (
            <FormattedMessage id="expired.until" values={{ day: longDay(until, timeZone) }} />
          )}{" "}
          <FormattedMessage id="expired.lede" />
        </>
      }
      title={formatMessage({ id: "expired.title" })}
      tone="warning"
    >
      <ContactCard
        action={formatMessage({ id: "link.ask" })}
        contact={contact}
        lenderName={lenderName}
        subject={formatMessage({ id: "link.subject.new" })}
      />
    </NoticePage>
  );
}

/** The lender withdrew the link (S-R10). */
export function LinkDeletedRoute() {
  const { formatMessage } = useIntl();
  const lenderName = useLenderName();
  const contact = useContact();

  return (
    <NoticePage
      foot={<FormattedMessage id="deleted.foot" values={{ lender: lenderName }} />}
      icon={<Link2Off />}
      lede={<FormattedMessage id="deleted.lede" />}
      title={formatMessage({ id: "deleted.title" })}
      tone="neutral"
    >
      <ContactCard
        action={formatMessage({ id: "link.contact" }, { person: contact.name ?? lenderName })}
        contact={contact}
        lenderName={lenderName}
        subject={formatMessage({ id: "link.subject.contact" })}
      />
    </NoticePage>
  );
}

/** A link without its secret identifies no request, so only the lender is named (D-8). */
export function LinkIncompleteRoute() {
  const { formatMessage } = useIntl();
  const lenderName = useLenderName();
  const email = useTenant()?.appSettings.supportEmailAddress;

  return (
    <NoticePage
      foot={<FormattedMessage id="incomplete.foot" />}
      icon={<Link2Off />}
      lede={<FormattedMessage id="incomplete.lede" />}
      title={formatMessage({ id: "incomplete.title" })}
      tone="neutral"
    >
      <ContactCard
        action={formatMessage({ id: "link.ask.again" })}
        contact={email === undefined ? {} : { email }}
        lenderName={lenderName}
        subject={formatMessage({ id: "link.subject.again" })}
      />
    </NoticePage>
  );
}

/** The tenant's borrower pages are disabled (S-R12); once enabled, visitors continue. */
export function DisabledRoute() {
  const { formatMessage } = useIntl();
  const lenderName = useLenderName();
  const tenant = useTenant();
  if (tenant && !tenant.basicSettings.tenantDisable.borrower)
    return <Redirect replace to="/linked" />;
  const email = tenant?.appSettings.supportEmailAddress;
  const paragraphs = tenant?.basicSettings.disabledParagraphs.borrower ?? [];
  const { affected, notAffected } = tenant?.basicSettings.disabledEffects.borrower ?? {};
  const effects = [
    { term: formatMessage({ id: "disabled.affected" }), description: affected },
    { term: formatMessage({ id: "disabled.not-affected" }), description: notAffected },
  ].filter(({ description }) => description !== undefined);

  return (
    <NoticePage
      icon={<CircleMinus />}
      lede={
        paragraphs.length === 0 ? (
          <FormattedMessage id="disabled.lede" values={{ lender: lenderName }} />
        ) : undefined
      }
      title={formatMessage({ id: "disabled.title" })}
      tone="neutral"
    >
      {paragraphs.map(({ content, bold, fontSize, marginBottom, strong = [] }) => (
        <p
          className={bold ? styles.boldParagraph : styles.paragraph}
          key={content}
          style={{ fontSize, marginBottom }}
        >
          <Emphasized text={content} words={strong} />
        </p>
      ))}
      {effects.length > 0 && (
        <Box above={28}>
          <Card>
            <DefinitionList items={effects} layout="stacked" />
          </Card>
        </Box>
      )}
      <ContactCard
        action={formatMessage({ id: "link.contact" }, { person: lenderName })}
        contact={email === undefined ? {} : { email }}
        lenderName={lenderName}
        subject={formatMessage({ id: "link.subject.contact" })}
      />
    </NoticePage>
  );
}

/** No such page (S-R11). */
export function NotFoundRoute() {
  const { formatMessage } = useIntl();
  return (
    <NoticePage
      foot={<FormattedMessage id="not-found.foot" />}
      icon={<SearchX />}
      lede={<FormattedMessage id="not-found.lede" />}
      title={formatMessage({ id: "not-found.title" })}
      tone="neutral"
    />
  );
}
