import { Button, Text } from "@tieout/ui-kit";
import { Timer, Undo2 } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "wouter";
import { MessagePage } from "../app/message-page.tsx";
import { rememberedTitle } from "../app/remembered-path.ts";
import { usePageTitle } from "../app/use-page-title.ts";
import { useTimeoutText } from "../app/use-portal-text.ts";
import * as styles from "./auth-timeout.css.ts";
import { timeoutParagraphs } from "./timeout-paragraphs.ts";
import { useEndOfSession } from "./use-end-of-session.ts";

interface AuthTimeoutRouteProps {
  /** Too long without a move, or too long at all. */
  readonly reason: "sliding" | "absolute";
}

/** Where a session's end leads: why somebody was logged out, and where a login leads back to. */
export function AuthTimeoutRoute({ reason }: AuthTimeoutRouteProps) {
  const { formatMessage } = useIntl();
  const { texts, isPending } = useTimeoutText();
  const [, navigate] = useLocation();
  const end = useEndOfSession(reason);
  const left = rememberedTitle();
  // Whoever came here by hand had no session that ended.
  const heading = end.time === undefined ? "login.title" : "expired.title";
  usePageTitle(heading);
  // The tenant's words in place of ours a moment later would be read twice.
  if (isPending) return null;
  const paragraphs = timeoutParagraphs(texts, reason, end) ?? [
    formatMessage({ id: end.time === undefined ? "expired.unknown" : `expired.${reason}` }),
  ];

  return (
    <MessagePage
      icon={<Timer />}
      title={(end.time && texts[`${reason}Title`]) ?? formatMessage({ id: heading })}
      actions={
        <Button variant="primary" size="large" onClick={() => navigate("/login")}>
          {texts.returnToLogin ?? formatMessage({ id: "expired.return" })}
        </Button>
      }
      aside={
        left && (
          <p className={styles.back}>
            <Undo2 aria-hidden size={20} />
            <span>
              <span className={styles.page}>
                <FormattedMessage
                  id="expired.back"
                  values={{ page: <Text weight="medium">{left.page}</Text> }}
                />
              </span>
              {left.of && (
                <Text size="small" tone="muted">
                  {left.of}
                </Text>
              )}
            </span>
          </p>
        )
      }
    >
      {paragraphs.map((text) => (
        <Text key={text} as="p" size="large" tone="muted">
          {text}
        </Text>
      ))}
    </MessagePage>
  );
}
