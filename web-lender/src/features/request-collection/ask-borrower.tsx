import { widerThings, widerWords } from "@tieout/core/consent/wider";
import { languageOf } from "@tieout/core/language";
import {
  Button,
  Callout,
  Dialog,
  ErrorPanel,
  Inline,
  Stack,
  StatusIcon,
  Text,
} from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { ChevronLeft, LinkIcon, Mail } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Connection } from "../../api/connections.ts";
import { AllMessages } from "../../messages/messages-provider.tsx";
import { type Askable, byLinkInstead } from "./beyond-consent.ts";
import type { RequestDraft } from "./collection-request-draft.ts";
import { type CreatedLink, useAskForMore, useCreateLink } from "./start-collection.ts";
import * as styles from "./wizard.css.ts";

interface AskBorrowerProps {
  readonly workspace: { readonly id: string; readonly displayName: string };
  /** As the borrower knows the tenant. */
  readonly lender: string;
  readonly draft: RequestDraft;
  readonly connection: Connection;
  readonly askable: Askable;
  readonly onBack: () => void;
  /** There's nothing left to lose. */
  readonly onAsked: () => void;
  /** Absent where links aren't offered. */
  readonly onLink: ((link: CreatedLink) => void) | undefined;
  readonly onClose: () => void;
}

/** Asks whoever allowed updates to allow more, by mail, in the words that they read. */
export function AskBorrower(props: AskBorrowerProps) {
  return (
    <AllMessages part="links">
      <AskDialog {...props} />
    </AllMessages>
  );
}

function AskDialog(props: AskBorrowerProps) {
  const { workspace, lender, draft, connection, askable, onBack, onLink, onClose } = props;
  const { formatMessage, locale } = useIntl();
  const asking = useAskForMore(workspace.id, props.onAsked);
  const linking = useCreateLink(workspace.id, (link) => onLink?.(link));
  const isBusy = asking.isPending || linking.isPending;
  const failure = asking.failure ?? linking.failure;
  const ask = () => asking.run({ draft, connectionId: connection.id });

  return (
    <Dialog
      open
      // A mail could go out without anyone seeing that it did.
      onClose={() => !isBusy && onClose()}
      title={formatMessage({ id: "beyond.ask.title" })}
      description={workspace.displayName}
      closeLabel={formatMessage({ id: "dialog.close" })}
      typed={!asking.isDone}
      footStart={
        !asking.isDone && (
          <Button icon={<ChevronLeft />} waiting={isBusy} onClick={onBack}>
            <FormattedMessage id="collect.back" />
          </Button>
        )
      }
      foot={
        <>
          {onLink && (
            <Button
              icon={<LinkIcon />}
              waiting={asking.isPending}
              busy={linking.isPending}
              onClick={() => linking.run(byLinkInstead(draft, connection, new Date()))}
            >
              <FormattedMessage id="beyond.linkInstead" />
            </Button>
          )}
          {asking.isDone ? (
            <Button
              variant="primary"
              waiting={linking.isPending}
              // The second press of a double click on "Send email" doesn't close what says that it was sent.
              onClick={({ detail: presses }) => presses < 2 && onClose()}
            >
              <FormattedMessage id="link.done" />
            </Button>
          ) : (
            <Button
              variant="primary"
              icon={<Mail />}
              busy={asking.isPending}
              busyLabel={formatMessage({ id: "beyond.ask.sending" })}
              waiting={linking.isPending}
              onClick={ask}
            >
              <FormattedMessage id="beyond.ask.send" />
            </Button>
          )}
        </>
      }
    >
      <Stack gap="medium">
        {failure !== undefined && (
          <ErrorPanel title={formatMessage({ id: "beyond.ask.failed" })} takesFocus>
            {failure}
          </ErrorPanel>
        )}
        {!asking.isDone && <EarlierAsk askable={askable} />}
        <div role="status">
          {asking.isDone ? (
            <Inline gap="medium">
              <StatusIcon tone="success" size="medium" icon={<Mail />} />
              <Text as="div" weight="strong">
                <FormattedMessage id="beyond.ask.sent" />
              </Text>
            </Inline>
          ) : (
            <FormattedMessage id="beyond.ask.lead" values={{ company: connection.datasetName }} />
          )}
        </div>
        <blockquote className={styles.quote}>
          {widerWords(lender, askable.more, languageOf(locale))}
        </blockquote>
        <Text as="p" tone="muted">
          <FormattedMessage id="beyond.ask.until" />
        </Text>
      </Stack>
    </Dialog>
  );
}

/** The last ask: the borrower kept the permission as it is, or hasn't answered and the new ask replaces it. */
function EarlierAsk({ askable: { asked } }: { readonly askable: Askable }) {
  const { day } = useDates();
  const { locale } = useIntl();
  if (asked?.state === "kept") {
    return (
      <Callout tone="info">
        <FormattedMessage id="beyond.kept" values={{ day: day(asked.endedAt ?? asked.askedAt) }} />
      </Callout>
    );
  }
  if (asked?.state !== "waiting") return null;
  const { askedAt, askedBy: name, more } = asked;
  const things = widerThings(more, languageOf(locale));
  return (
    <Callout tone="info">
      <FormattedMessage id="beyond.ask.replaces" values={{ name, day: day(askedAt), things }} />
    </Callout>
  );
}
