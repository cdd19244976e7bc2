import { widerThings } from "@tieout/core/consent/wider";
import { capitalized, languageOf } from "@tieout/core/language";
import {
  Badge,
  Button,
  type Definition,
  DefinitionList,
  Dialog,
  ErrorPanel,
  Link,
  Stack,
  Text,
  useMedia,
} from "@tieout/ui-kit";
import { sent } from "@tieout/web-portal/answer";
import { useDates } from "@tieout/web-portal/dates";
import { Undo2 } from "lucide-react";
import { Fragment } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import { type Connection, connections } from "../../api/connections.ts";
import { documentAddress } from "../../api/submission.ts";
import { useTermDays } from "../../messages/use-term-days.ts";
import { type Consent, useConsentState } from "./consent-state.ts";
import * as styles from "./manage-connections.css.ts";

interface PermissionProps {
  readonly workspaceId: string;
  readonly connection: Connection;
  readonly onClose: () => void;
}

/** The permissions to read over a connection, and what was read under each. The one in force comes first. */
export function Permission({ workspaceId, connection, onClose }: PermissionProps) {
  const { formatMessage } = useIntl();
  const { id: connectionId, datasetName, consents } = connection;
  const takingBack = useAction({
    call: (permissionAskId: string) =>
      sent(
        client.DELETE(
          "/workspaces/{workspaceId}/connections/{connectionId}/permissionasks/{permissionAskId}",
          { params: { path: { workspaceId, connectionId, permissionAskId } } },
        ),
      ),
    changes: [connections(workspaceId).queryKey],
    // The borrower may have answered meanwhile.
    changesOnFailure: true,
    done: () => ({ title: formatMessage({ id: "permission.takeBack.done" }) }),
  });
  return (
    <Dialog
      open
      onClose={() => !takingBack.isPending && onClose()}
      size="medium"
      title={formatMessage({ id: "permission.title" }, { company: datasetName })}
      closeLabel={formatMessage({ id: "dialog.close" })}
      foot={
        <Button onClick={onClose}>
          <FormattedMessage id="dialog.close" />
        </Button>
      }
    >
      <Stack gap="form">
        <Text as="p">
          <FormattedMessage id="permission.lead" />
        </Text>
        {takingBack.failure !== undefined && (
          <ErrorPanel title={formatMessage({ id: "permission.takeBack.failed" })} takesFocus>
            {takingBack.failure}
          </ErrorPanel>
        )}
        {consents.map((consent) => (
          <section className={styles.permission} key={consent.id}>
            <ConsentState consent={consent} />
            <PauseReason consent={consent} />
            <ConsentFacts consent={consent} workspaceId={workspaceId} />
            {consent.asked && (
              <Ask
                asked={consent.asked}
                isBusy={takingBack.isPending}
                onTakeBack={takingBack.run}
              />
            )}
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}

interface ConsentProps {
  readonly consent: Consent;
}

const tones = {
  agreed: "info",
  live: "success",
  paused: "warning",
  used: "neutral",
  expired: "neutral",
  ended: "neutral",
  superseded: "neutral",
} as const;

function ConsentState({ consent }: ConsentProps) {
  const stateOf = useConsentState();
  return (
    <Badge tone={tones[consent.state]} wraps>
      {stateOf(consent)}
    </Badge>
  );
}

const pauses = {
  "user-deleted": "permission.pausedForUser",
  "company-changed": "permission.pausedForCompany",
  "mail-refused": "permission.pausedForMail",
} as const;

function PauseReason({ consent: { pausedFor, userName } }: ConsentProps) {
  if (!pausedFor) return null;
  return (
    <Text as="p" size="small" tone="muted">
      <FormattedMessage id={pauses[pausedFor]} values={{ name: userName }} />
    </Text>
  );
}

interface ConsentFactsProps extends ConsentProps {
  readonly workspaceId: string;
}

function ConsentFacts({ consent, workspaceId }: ConsentFactsProps) {
  const { formatMessage } = useIntl();
  const { bookDay } = useDates();
  const { termDay } = useTermDays();
  const { term, untilDay, expiresAt, fromDay, throughDay, fullFiscalYears, bases } = consent;
  const basis = bases.length > 1 ? "CashAndAccrual" : bases[0] === "cash" ? "Cash" : "Accrual";
  const privacy = consent.anonymizeCustomersAndVendors ? "wish.anonymized" : "wish.named";
  const days =
    fromDay === undefined
      ? formatMessage(
          { id: "permission.through" },
          { count: fullFiscalYears, to: bookDay(throughDay) },
        )
      : formatMessage(
          { id: "permission.days" },
          { from: bookDay(fromDay), to: bookDay(throughDay) },
        );
  const items: readonly Definition[] = [
    { term: formatMessage({ id: "permission.by" }), ...useGiver(consent) },
    ...(consent.groundDocument
      ? [
          {
            term: formatMessage({ id: "permission.paper" }),
            description: <Paper paper={consent.groundDocument} workspaceId={workspaceId} />,
          },
        ]
      : []),
    {
      term: formatMessage({ id: "permission.scope" }),
      description: consent.groups.map((group, index) => (
        <Fragment key={group}>
          {index > 0 && ", "}
          <FormattedMessage id={index > 0 ? `group.${group}.short` : `group.${group}`} />
        </Fragment>
      )),
      note: [
        formatMessage({ id: privacy }),
        formatMessage({ id: `wish.basis.${basis}` }),
        days,
      ].join("; "),
    },
    {
      term: formatMessage({ id: "permission.term" }),
      description:
        term === "until" && untilDay !== undefined
          ? formatMessage({ id: "permission.until" }, { day: bookDay(untilDay) })
          : formatMessage({ id: "permission.once" }, { day: termDay(expiresAt) }),
    },
    { term: formatMessage({ id: "permission.reads" }), description: <Reads consent={consent} /> },
  ];
  return <Facts items={items} />;
}

/** A phone has no room for two columns of text. */
function Facts({ items }: { readonly items: readonly Definition[] }) {
  const isPhone = useMedia("(width < 640px)");
  return <DefinitionList items={items} layout={isPhone ? "stacked" : "rows"} lines={false} />;
}

function useGiver(consent: Consent): Pick<Definition, "description" | "note"> {
  const { formatMessage } = useIntl();
  const { day, bookDay } = useDates();
  const at = day(consent.agreedAt);
  const { userName, ground, groundAgreedOn, groundNote } = consent;
  if (consent.givenBy === "borrower") {
    return { description: formatMessage({ id: "permission.byBorrower" }, { day: at }) };
  }
  const kind = ground && formatMessage({ id: `permission.ground.${ground}` });
  const why = groundAgreedOn === undefined ? kind : `${kind}, ${bookDay(groundAgreedOn)}`;
  return {
    description: formatMessage({ id: "permission.byUser" }, { name: userName, day: at }),
    ...(why !== undefined && { note: groundNote === undefined ? why : `${why}: ${groundNote}` }),
  };
}

interface PaperProps {
  readonly paper: NonNullable<Consent["groundDocument"]>;
  readonly workspaceId: string;
}

/** The agreement in writing, as far as it can be downloaded. */
function Paper({ paper, workspaceId }: PaperProps) {
  const { formatMessage } = useIntl();
  const { submissionId, fileName: name, scanState, isDeleted } = paper;
  if (isDeleted) return <FormattedMessage id="permission.paper.deleted" values={{ name }} />;
  if (scanState === "scanning" || scanState === "infected") {
    return <FormattedMessage id={`permission.paper.${scanState}`} values={{ name }} />;
  }
  return (
    <Link
      href={documentAddress({ workspaceId, submissionId }, paper)}
      download
      aria-label={formatMessage({ id: "permission.paper.download" }, { name })}
    >
      {name}
    </Link>
  );
}

function Reads({ consent: { reads } }: ConsentProps) {
  const { day, bookDay } = useDates();
  if (reads.length === 0) return <FormattedMessage id="permission.noReads" />;
  return (
    <ul className={styles.reads}>
      {reads.map(({ submissionId, readAt, fromDay, throughDay, outcome }) => (
        <li key={`${submissionId} ${readAt}`}>
          {outcome === "Error" ? (
            <FormattedMessage id="permission.readFailed" values={{ at: day(readAt) }} />
          ) : (
            <FormattedMessage
              id="permission.readOn"
              values={{ at: day(readAt), from: bookDay(fromDay), to: bookDay(throughDay) }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface AskProps {
  readonly asked: NonNullable<Consent["asked"]>;
  readonly isBusy: boolean;
  readonly onTakeBack: (id: string) => void;
}

/** The lender's ask for more, and the borrower's answer. */
function Ask({ asked, isBusy, onTakeBack }: AskProps) {
  const { formatMessage, locale } = useIntl();
  const { day } = useDates();
  const { id, more, askedAt, askedBy: name, state, endedAt = askedAt } = asked;
  const answer = formatMessage({ id: `permission.ask.${state}` }, { day: day(endedAt) });
  const things = capitalized(widerThings(more, languageOf(locale)));
  const by = formatMessage({ id: "permission.askedBy" }, { name, day: day(askedAt) });
  const items: readonly Definition[] = [
    { term: formatMessage({ id: "permission.asked" }), description: things, note: by },
    { term: formatMessage({ id: "permission.answer" }), description: answer },
  ];
  return (
    <>
      <Facts items={items} />
      {state === "waiting" && (
        <Button
          size="small"
          icon={<Undo2 />}
          busy={isBusy}
          busyLabel={formatMessage({ id: "permission.takeBack.busy" })}
          onClick={() => onTakeBack(id)}
        >
          <FormattedMessage id="permission.takeBack" />
        </Button>
      )}
    </>
  );
}
