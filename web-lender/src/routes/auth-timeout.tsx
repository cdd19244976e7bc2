import { Button, Text } from "@tieout/ui-kit";
import { Timer, Undo2 } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "wouter";
import { MessagePage } from "../app/message-page.tsx";
import { rememberedTitle } from "../app/remembered-path.ts";
import { endedAt } from "../app/session-memory.ts";
import { usePageTitle } from "../app/use-page-title.ts";
import { type PortalTexts, useTimeoutText } from "../app/use-portal-text.ts";
import { useDates } from "../words/dates.tsx";
import * as styles from "./auth-timeout.css.ts";

interface AuthTimeoutRouteProps {
  /** Too long without a move, or too long at all. */
  readonly reason: "sliding" | "absolute";
}

/** Where a session's end leads: why somebody was logged out, and where a login leads back to. */
export function AuthTimeoutRoute({ reason }: AuthTimeoutRouteProps) {
  const { formatMessage } = useIntl();
  const { time } = useDates();
  const { texts, isPending } = useTimeoutText();
  const [, navigate] = useLocation();
  const page = rememberedTitle();
  const at = endedAt();
  usePageTitle("expired.title");
  // The tenant's words in place of ours a moment later would be read twice.
  if (isPending) return null;

  return (
    <MessagePage
      icon={<Timer />}
      title={texts[`${reason}Title`] ?? formatMessage({ id: "expired.title" })}
      actions={
        <Button variant="primary" size="large" onClick={() => navigate("/login")}>
          {texts.returnToLogin ?? formatMessage({ id: "expired.return" })}
        </Button>
      }
      aside={
        page !== undefined && (
          <p className={styles.back}>
            <Undo2 aria-hidden size={20} />
            <span>
              <FormattedMessage
                id="expired.back"
                values={{ page: <Text weight="medium">{page}</Text> }}
              />
            </span>
          </p>
        )
      }
    >
      {(paragraphsOf(texts, reason) ?? [formatMessage({ id: `expired.${reason}` })]).map((text) => (
        <Text key={text} as="p" size="large" tone="muted">
          {text}
        </Text>
      ))}
      {at && (
        <Text as="p" tone="muted">
          <FormattedMessage id="expired.at" values={{ time: time(at.toISOString()) }} />
        </Text>
      )}
    </MessagePage>
  );
}

/** `slidingParagraph1`, `slidingParagraph2` and as many more as there are. */
function paragraphsOf(texts: PortalTexts, reason: string): readonly string[] | undefined {
  const written = Object.entries(texts)
    .filter(([key]) => key.startsWith(`${reason}Paragraph`))
    .toSorted(([one], [other]) => one.localeCompare(other, "en", { numeric: true }))
    .flatMap(([, text]) => text || []);
  return written.length > 0 ? written : undefined;
}
