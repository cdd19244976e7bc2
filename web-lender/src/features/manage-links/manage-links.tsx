import { useQuery } from "@tanstack/react-query";
import { Badge, Button, Card, IconButton, Stack, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Mail, TimerOff, Trash2 } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type Link, links } from "../../api/links.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { useTermDays } from "../../messages/use-term-days.ts";
import { EndLink, ShowLink, useScopeText } from "./link-dialogs.tsx";
import * as styles from "./manage-links.css.ts";

interface ManageLinksProps {
  readonly workspaceId: string;
  readonly onMail: (submissionRequestId: number) => void;
}

/** Expired links on demand. */
export function ManageLinks({ workspaceId, onMail }: ManageLinksProps) {
  const { formatMessage } = useIntl();
  const { data = [], error, refetch } = useQuery(links(workspaceId));
  const [showsExpired, setShowsExpired] = useState(false);
  const [ending, setEnding] = useState<{ how: "expire" | "delete"; link: Link }>();
  const open = data.filter(({ state }) => state === "open");
  const expired = data.filter(({ state }) => state === "expired");

  if (data.length === 0 && !error) return null;

  return (
    <div className={styles.block}>
      <Stack gap="medium">
        {error && (
          <LoadFailure
            title={formatMessage({ id: "links.failed" })}
            error={error}
            onTryAgain={() => refetch()}
          />
        )}
        {data.length > 0 && (
          <Card
            title={formatMessage({ id: "links.title" })}
            count={open.length}
            inset="none"
            actions={
              expired.length > 0 && (
                <Button
                  size="small"
                  variant="ghost"
                  aria-expanded={showsExpired}
                  onClick={() => setShowsExpired(!showsExpired)}
                >
                  {formatMessage(
                    { id: showsExpired ? "links.hideExpired" : "links.showExpired" },
                    { count: expired.length },
                  )}
                </Button>
              )
            }
          >
            {open.length === 0 && (
              <div className={styles.none}>
                <Text size="small" tone="muted">
                  <FormattedMessage id="links.noneOpen" />
                </Text>
              </div>
            )}
            <ul className={styles.list}>
              {[...open, ...(showsExpired ? expired : [])].map((link) => (
                <LinkRow
                  key={link.submissionRequest.id}
                  workspaceId={workspaceId}
                  link={link}
                  onMail={() => onMail(link.submissionRequest.id)}
                  onEnd={(how) => setEnding({ how, link })}
                />
              ))}
            </ul>
          </Card>
        )}
      </Stack>
      {ending && (
        <EndLink workspaceId={workspaceId} {...ending} onClose={() => setEnding(undefined)} />
      )}
    </div>
  );
}

interface LinkRowProps {
  readonly workspaceId: string;
  readonly link: Link;
  readonly onMail: () => void;
  readonly onEnd: (how: "expire" | "delete") => void;
}

function LinkRow({ workspaceId, link, onMail, onEnd }: LinkRowProps) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const { termDay } = useTermDays();
  const asked = useScopeText(link);
  const isOpen = link.state === "open";
  const { createdBy, lastOpenedTime, expirationTime } = link;
  const created = { day: day(link.createdTime), name: createdBy ?? "" };
  const facts = [
    formatMessage({ id: createdBy === undefined ? "links.created" : "links.createdBy" }, created),
    formatMessage({ id: isOpen ? "links.until" : "links.ended" }, { day: termDay(expirationTime) }),
  ];

  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <div className={styles.what}>
          <Text weight="medium">{asked}</Text>
          {isOpen ? (
            <Badge tone={lastOpenedTime === undefined ? "neutral" : "success"}>
              {lastOpenedTime === undefined
                ? formatMessage({ id: "links.notOpened" })
                : formatMessage({ id: "links.opened" }, { day: day(lastOpenedTime) })}
            </Badge>
          ) : (
            <Badge tone="outline">{formatMessage({ id: "links.expired" })}</Badge>
          )}
        </div>
        <Text as="div" size="small" tone="muted">
          {facts.join(" · ")}
        </Text>
      </div>
      <div className={styles.actions}>
        {isOpen && (
          <>
            <ShowLink workspaceId={workspaceId} link={link} />
            <Button size="small" icon={<Mail />} onClick={onMail}>
              {formatMessage({ id: "links.mail" })}
            </Button>
            <IconButton
              size="small"
              label={formatMessage({ id: "links.expireOf" }, created)}
              onClick={() => onEnd("expire")}
            >
              <TimerOff />
            </IconButton>
          </>
        )}
        <IconButton
          size="small"
          label={formatMessage({ id: "links.deleteOf" }, created)}
          onClick={() => onEnd("delete")}
        >
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}
