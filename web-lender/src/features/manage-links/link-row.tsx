import { Badge, Button, IconButton, Text } from "@tieout/ui-kit";
import { Mail, TimerOff, Trash2 } from "lucide-react";
import { useIntl } from "react-intl";
import type { Link } from "../../api/links.ts";
import { useDates } from "../../messages/dates.tsx";
import * as styles from "./manage-links.css.ts";
import { ShowLink } from "./show-link.tsx";
import { useAskedWords } from "./use-asked-words.ts";

interface LinkRowProps {
  readonly workspaceId: string;
  readonly link: Link;
  readonly onMail: () => void;
  readonly onEnd: (how: "expire" | "delete") => void;
}

/** A link: what it asks for, who made it, whether it was opened, and what can be done about it. */
export function LinkRow({ workspaceId, link, onMail, onEnd }: LinkRowProps) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const asked = useAskedWords(link);
  const isOpen = link.state === "open";
  const { createdBy, lastOpenedTime, expirationTime } = link;
  const created = { day: day(link.createdTime), name: createdBy ?? "" };
  const facts = [
    formatMessage({ id: createdBy === undefined ? "links.created" : "links.createdBy" }, created),
    formatMessage({ id: isOpen ? "links.until" : "links.ended" }, { day: day(expirationTime) }),
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
